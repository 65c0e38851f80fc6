import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

/** Something that a person can ask for by its name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail?: string;
  /** Where it was found, with what was typed marked. */
  readonly found?: ReactNode;
  /** Heading under which it stands. */
  readonly group: string;
  readonly icon?: LucideIcon;
  /** The keys that do the same. */
  readonly shortcut?: string;
  /** Why it is refused now; without it the command is allowed. */
  readonly motivo?: string;
  readonly perform: () => void;
}

type Source = () => readonly Command[];

const sources = new Set<Source>();
const asking = new EventTarget();

/** While the part that calls it is on the screen its commands are offered; they are made when they are asked for. */
export const useCommands = (commands: Source): void => {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const source: Source = () => latest.current();
    sources.add(source);
    return () => void sources.delete(source);
  }, []);
};

/** What the screen offers now. */
export const offeredCommands = (): readonly Command[] => [...sources].flatMap((source) => source());

/** Asks for the list of commands to be opened. */
export const askCommands = (): void => void asking.dispatchEvent(new Event('asked'));

/** Opens it when it is asked for, by a button or by Ctrl+K. */
export const useCommandsAsked = (open: () => void): void => {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onAsked = (): void => latest.current();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      // a question in front of the page is answered first
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      latest.current();
    };
    asking.addEventListener('asked', onAsked);
    addEventListener('keydown', onKey);
    return () => {
      asking.removeEventListener('asked', onAsked);
      removeEventListener('keydown', onKey);
    };
  }, []);
};
