import { createStore, useStore } from '#src/store/store.ts';

/** Where the panel of help begins: with what the screen is for, or with its keys. */
export type HelpPart = 'tela' | 'teclas';

const asked = createStore<HelpPart | undefined>(undefined);

/** What was asked for; undefined while the panel is closed. */
export const useHelp = (): HelpPart | undefined => useStore(asked);

/** Asks for the panel of help, beside whatever screen is open. */
export const askHelp = (part: HelpPart = 'tela'): void => asked.set(part);

export const closeHelp = (): void => asked.set(undefined);

/** What a button and a key do: opens it, or closes it. */
export const toggleHelp = (): void => asked.set(asked.get() === undefined ? 'tela' : undefined);
