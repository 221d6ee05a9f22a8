// Where one looks at a map from: how large, and which part of it.

/** The map's point (0, 0) is drawn at `x`, `y` of the window, one unit of the map `scale` pixels wide. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Extent {
  width: number;
  height: number;
}

/** How far one can go beyond the whole map. */
export const CLOSEST = 3.2;

/** The scale at which the whole map can be seen. */
export function wholeScale(window: Extent, map: Extent): number {
  return Math.min(window.width / map.width, window.height / map.height) || 1;
}

/** The same view, no further out than the whole map and with no more bare table than needed. */
export function within(view: View, window: Extent, map: Extent): View {
  const whole = wholeScale(window, map);
  const scale = Math.min(Math.max(view.scale, whole), Math.max(CLOSEST, whole));
  const settle = (offset: number, room: number, size: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset));
  return {
    x: settle(view.x, window.width, map.width * scale),
    y: settle(view.y, window.height, map.height * scale),
    scale,
  };
}

/** Comes nearer by a factor; what is at `px`, `py` of the window stays there. */
export function zoomed(view: View, factor: number, px: number, py: number, closest = CLOSEST): View {
  const scale = Math.min(view.scale * factor, closest);
  const ratio = scale / view.scale;
  return { x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio, scale };
}

/** Looks at a point of the map from a given scale. */
export function centred(at: readonly [number, number], scale: number, window: Extent): View {
  return { x: window.width / 2 - at[0] * scale, y: window.height / 2 - at[1] * scale, scale };
}

/** Whether a point of the map can be seen, with some room around it. */
export function sees(view: View, at: readonly [number, number], window: Extent, margin = 30): boolean {
  const [x, y] = [view.x + at[0] * view.scale, view.y + at[1] * view.scale];
  return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
}
