/** Where the tutorial stands (specification, section 2). */
export const TUTORIAL_PATH = "/introduce";
