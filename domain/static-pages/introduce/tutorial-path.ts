/** The tutorial's path. */
export const TUTORIAL_PATH = "/introduce";
