import { useContext } from "react";
import { PanelContext } from "../base/app-context/app-context.tsx";
import { MenuPanel } from "../base/shell/MenuPanel.tsx";
import { SearchBar } from "../base/shell/SearchBar.tsx";
import type { LazyComponent } from "../base/ui/lazy.tsx";
import { FeedbackPanel } from "../features/feedback/FeedbackPanel.tsx";
import type { MessageDialogProps } from "../features/feedback/MessageDialog.tsx";
import { PlacePanel } from "../features/places/PlacePanel.tsx";
import { OptionsPanel } from "../features/services/home/OptionsPanel.tsx";
import { QuickExitPanel } from "../features/static-pages/quick-exit/QuickExitPanel.tsx";

/** The open panel. All panels load together, when the first of them is opened. */
export function Panels({ messageDialog }: { messageDialog: LazyComponent<MessageDialogProps> }) {
  const { panel } = useContext(PanelContext);
  switch (panel) {
    case "menu":
      return <MenuPanel />;
    case "search":
      return <SearchBar />;
    case "place":
      return <PlacePanel />;
    case "options":
      return <OptionsPanel />;
    case "exit":
      return <QuickExitPanel />;
    case "feedback":
      return <FeedbackPanel dialog={messageDialog} />;
    case null:
      return null;
  }
}
