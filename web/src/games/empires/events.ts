// What the board of either game makes of the lines of its log.

/**
 * A combat begins with an `attack`, goes on in the `fight`, and has an `outcome`; pieces move on a `journey`, and as the
 * outcome of a combat on a `departure`.
 */
export type Part = "attack" | "fight" | "outcome" | "departure" | "journey" | "aside";
