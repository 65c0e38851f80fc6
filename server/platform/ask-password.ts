import { say } from './say.ts';
import { createInterface } from 'node:readline/promises';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';

const shortest = 10;

/** Asks, where there is a person at the terminal, for the first administrator's password; empty means "make one". */
export const askPassword = async (): Promise<string | undefined> => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const typed = await terminal.question(inicio.anuncio.pergunta);
      if (typed === '') return undefined;
      if (typed.length >= shortest) return typed;
      say(inicio.anuncio.senhaCurta);
    }
  } finally {
    terminal.close();
  }
};
