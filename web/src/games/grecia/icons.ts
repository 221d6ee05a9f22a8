// Emblems of the colours and silhouettes of the units, all on a 512 grid.
import horse from "icon:horse-head";
import laurels from "icon:laurels";
import owl from "icon:owl";
import helmet from "icon:spartan-helmet";
import temple from "icon:greek-temple";
import wings from "icon:winged-emblem";

export interface Drawing {
  body: string;
  width: number;
  height: number;
}

function own(body: string): Drawing {
  return { body: `<g fill="currentColor">${body}</g>`, width: 512, height: 512 };
}

const JAVELIN =
  '<path d="M240 150h32v346h-32z"/><path d="M256 10c34 50 46 96 40 150h-80c-6-54 6-100 40-150z"/>';

const lambda = own('<path d="M256 40 470 472h-96L256 226 138 472H42z"/>');
const sun = own(
  '<path d="M256 10L283 156L379 43L330 182L469 133L356 229L502 256L356 283L469 379L330 330L379 469L283 356L256 502L229 356L133 469L182 330L43 379L156 283L10 256L156 229L43 133L182 182L133 43L229 156z"/>',
);
const javelins = own(
  `${JAVELIN}<g transform="rotate(-27 256 480)">${JAVELIN}</g><g transform="rotate(27 256 480)">${JAVELIN}</g>`,
);
const ovalShield = own(
  '<path d="m34 452 350-350 26 26L60 478zM478 34l-30 122-92-92z"/><path fill-rule="evenodd" transform="rotate(38 256 270)" d="M256 66c86 0 132 98 132 204s-46 204-132 204-132-98-132-204S170 66 256 66zm-10 56v104a46 46 0 0 0 0 88v104h20V314a46 46 0 0 0 0-88V122z"/>',
);
const trireme = own(
  '<path d="M20 322l62 12c120 18 250 14 340-14 26-22 32-60 22-92 44 20 58 66 40 108-20 44-66 74-130 74H150c-46 0-76-22-92-52z"/><path d="M236 60h24v250h-24z"/><path d="M118 92h260c-26 56-26 118 0 180H118c26-62 26-124 0-180z"/><path d="m150 424 26 0-30 66h-24zM220 424h26l-30 66h-24zM290 424h26l-30 66h-24zM360 418l26-6-30 78h-24z"/>',
);
export const flag = own(
  '<path d="M90 30h40v452H90z"/><path d="M150 50c90-40 150 60 290 10-40 70-40 110 0 190-140 50-200-50-290-10z"/>',
);
export const fortress = own(
  '<path transform="scale(15.06 14.22)" d="M3 33V9h6v4h4V9h8v4h4V9h6v24h-9v-7a5 5 0 0 0-10 0v7z"/>',
);

export const EMBLEMS: Record<string, Drawing> = {
  blue: owl,
  red: lambda,
  gold: sun,
  purple: wings,
  neutral: temple,
};
export const UNDECIDED: Drawing = laurels;
export const SILHOUETTES: Record<string, Drawing> = {
  light: javelins,
  medium: ovalShield,
  heavy: helmet,
  cavalry: horse,
  ship: trireme,
};
