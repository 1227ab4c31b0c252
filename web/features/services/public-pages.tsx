import type { PageProps } from "../../base/pages/page-component.ts";
import type { PublicComponents } from "../../base/pages/web-feature.ts";
import { HomeHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { lazy } from "../../base/ui/lazy.tsx";
import { HomeSkeleton } from "./home/HomeSkeleton.tsx";

/** Shown where no page exists. */
export const notFoundPage = lazy(
  () => import("./empty-states/NotFoundPage.tsx"),
  ({ NotFoundPage }) => NotFoundPage,
);

const home = lazy(
  () => import("./home/HomePage.tsx"),
  ({ HomePage }) =>
    ({ initial }: PageProps) => <HomePage initial={initial.page === "home" ? initial : null} />,
);

/** Pages of the first script, which every visit loads. */
export const publicPages = {
  home: {
    componentFor: () => home,
    frame: {
      wrap: (component) => (
        <Shell header={<HomeHeader />} hasTabs>
          {component}
        </Shell>
      ),
      fallback: (isFailed, retry) => <HomeSkeleton isFailed={isFailed} onRetry={retry} />,
    },
  },
} satisfies PublicComponents;
