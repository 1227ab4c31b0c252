/**
 * What the browser loads in development in place of the built entry: what replaces a component in the open page has
 * to be there before the first component is.
 */
import "@vitejs/plugin-react/preamble";
import "./entry-browser.tsx";
