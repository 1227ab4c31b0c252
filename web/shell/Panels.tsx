import { useContext } from "react";
import { PanelContext } from "../app-context/app-context.tsx";
import { FeedbackPanel } from "../features/feedback/FeedbackPanel.tsx";
import type { MessageDialogProps } from "../features/feedback/MessageDialog.tsx";
import { OptionsPanel } from "../features/home/OptionsPanel.tsx";
import { PlacePanel } from "../features/places/PlacePanel.tsx";
import { QuickExitPanel } from "../features/quick-exit/QuickExitPanel.tsx";
import type { LazyComponent } from "../ui/lazy.tsx";
import { MenuPanel } from "./MenuPanel.tsx";
import { SearchBar } from "./SearchBar.tsx";

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
