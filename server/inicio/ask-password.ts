import { createInterface } from 'node:readline/promises';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { passwordRefusal } from '#server/pessoas/credencial/index.ts';
import { say } from './say.ts';

const rules = { senhaTamanhoMinimo: 10, senhaForte: false };
const first = { login: 'admin', nome: 'Administrador' };

/** Asks, where there is a person at the terminal, for the first administrator's password; empty means "make one". */
export const askPassword = async (): Promise<string | undefined> => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const typed = await terminal.question(inicio.anuncio.pergunta);
      if (typed === '') return undefined;
      const refusal = passwordRefusal(typed, rules, first);
      if (refusal === undefined) return typed;
      say(refusal);
    }
  } finally {
    terminal.close();
  }
};
