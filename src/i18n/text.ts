import { i18n } from './i18n.ts';
import type { MessageKey, MessageValues } from './message-key.ts';

/** A text of the catalogue with its values in place; `count` chooses between one and several. */
export const text = (key: MessageKey, values?: MessageValues): string => i18n.t(key, { ...values });
