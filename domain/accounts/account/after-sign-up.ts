/**
 * Where signing up leads, unless the person was on the way to another page: people sign up to add a service (rule
 * accounts 39).
 */
export const AFTER_SIGN_UP = "/add_service";
