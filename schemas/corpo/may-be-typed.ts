import type { Propriedade } from '#schemas/shapes/propriedade.ts';

/**
 * A person fills their own markers and, of those that the system fills, the ones that it may not know: a recipient
 * outside the organisation, a process or protocol of another system. Numbers, dates and names of signers never.
 */
export const mayBeTyped = ({ chave, preenchimento }: Pick<Propriedade, 'chave' | 'preenchimento'>): boolean =>
  preenchimento === 'PESSOA' || isRecipient({ chave }) || /^(interessado_contato|numero_pro)/.test(chave);

/** Whether a marker names who receives the document. */
export const isRecipient = ({ chave }: Pick<Propriedade, 'chave'>): boolean =>
  /^(destinatari|destino_)/.test(chave);
