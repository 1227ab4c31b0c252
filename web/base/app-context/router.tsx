import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { createContext, useContext } from "react";
import { navigate, useBrowserLocation } from "wouter/use-browser-location";

/**
 * Address of the page: the browser's own, on the server that of the request. Every page loads this, and uses wouter
 * only to follow addresses: routes are matched by `pages/public-pages.ts`.
 */
export const RequestAddress = createContext<{ ssrPath?: string; ssrSearch?: string }>({});

/** The path of the address, decoded, and how to go elsewhere without loading a document. */
export function useLocation(): [path: string, go: typeof navigate] {
  const [path, go] = useBrowserLocation(useContext(RequestAddress));
  return [decoded(path), go];
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A link within the app. Opening it elsewhere, by a key or another button of the mouse, is left to the browser. */
export function Link({
  href,
  replace = false,
  onClick,
  ...attributes
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { href: string; replace?: boolean }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href, { replace });
  };
  return <a {...attributes} href={href} onClick={follow} />;
}
