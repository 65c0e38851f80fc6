import { closed, optional, type Static, text } from './vocabulary.ts';

export type ProvedorInicio = Static<typeof ProvedorInicio>;
export const ProvedorInicio = closed({
  endereco: text({ description: 'Aonde ir no provedor.' }),
  chave: text({ description: 'Fica só neste navegador; sem ela a volta não serve.' }),
});

export type ProvedorRetorno = Static<typeof ProvedorRetorno>;
export const ProvedorRetorno = closed({
  resposta: text({
    description: 'O que veio depois de ? no endereço a que o provedor devolveu a pessoa.',
    minLength: 1,
    maxLength: 8000,
  }),
  chave: text({
    description: 'Vazia quando a entrada não começou neste navegador: é recusada.',
    maxLength: 100,
  }),
});

export type Saida = Static<typeof Saida>;
export const Saida = closed({
  endereco: optional(text({ description: 'Onde quem entrou pelo provedor sai também dele.' })),
});
