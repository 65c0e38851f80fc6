import { Comentario, ComentarioEscrito } from './comentario.ts';
import { closed, flag, instant, list, optional, positive, type Static, text } from './vocabulary.ts';

export type FluxoConversa = Static<typeof FluxoConversa>;
export const FluxoConversa = closed({
  id: positive(),
  elemento: optional(text({ description: 'O elemento do desenho; ausente, a conversa é do desenho todo.' })),
  nome: optional(text({ description: 'Como o elemento se chamava quando a conversa começou.' })),
  resolvida: optional(closed({ em: instant(), por: text() })),
  comentarios: list(Comentario, { description: 'Do primeiro ao último.' }),
});

export type FluxoConversas = Static<typeof FluxoConversas>;
export const FluxoConversas = closed({
  itens: list(FluxoConversa, { description: 'Da primeira à última que começou.' }),
});

export type FluxoConversaNova = Static<typeof FluxoConversaNova>;
export const FluxoConversaNova = closed({
  ...ComentarioEscrito.properties,
  elemento: optional(
    text({
      title: 'Elemento',
      description: 'Ausente, comenta-se o desenho todo.',
      maxLength: 200,
      pattern: '^[\\p{L}_][\\p{L}\\p{N}_.-]*$',
    }),
  ),
  nome: optional(text({ title: 'Nome do elemento', minLength: 1, maxLength: 200 })),
});

export type FluxoConversaSituacao = Static<typeof FluxoConversaSituacao>;
export const FluxoConversaSituacao = closed({ resolvida: flag({ title: 'Resolvida' }) });
