/**
 * Entry that the browser loads in development instead of the built one: hot replacement has to be set up before the
 * first component loads.
 */
import "@vitejs/plugin-react/preamble";
import "./entry-browser.tsx";
