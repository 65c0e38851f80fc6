import { mensagem } from '#schemas/messages/index.ts';

/** How a kept file is called by who gets it: what is read and what was frozen lie in one folder, and neither takes the other's place. */
export const deliveredName = (nome: string, como: 'leitura' | 'original'): string => {
  const [, base = nome, end = ''] = /^(.+?)(\.[^.]*)?$/su.exec(nome) ?? [];
  return `${mensagem(`documento.arquivo.${como}`, { nome: base })}${end}`;
};
