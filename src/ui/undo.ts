import { text } from '#src/i18n/text.ts';
import { notify, notifyProblem, type NotificationAction, type NotifyOptions } from './notify.ts';

/** The last act that may be taken back, for the key `z`. */
let last: (() => Promise<void>) | undefined;

/** Tells what was done and offers to take it back, in the message and by key. */
export const notifyUndo = (
  message: string,
  undo: () => Promise<void>,
  options: NotifyOptions & { readonly actions?: readonly NotificationAction[] } = {},
): void => {
  last = undo;
  const action = { label: text('ui.desfazer'), perform: () => void run(undo) };
  notify(message, { ...options, actions: [...(options.actions ?? []), action] });
};

/** Takes back the last act; says so when there is none. */
export const undoLast = (): void => {
  if (last) void run(last);
  else notify(text('ui.nadaADesfazer'), { kind: 'info' });
};

/** An act done meanwhile that cannot be taken back leaves nothing for the key. */
export const forgetUndo = (): void => {
  last = undefined;
};

const run = async (undo: () => Promise<void>): Promise<void> => {
  if (last === undo) last = undefined;
  try {
    await undo();
  } catch (error) {
    notifyProblem(error);
  }
};
