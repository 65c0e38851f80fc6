import { mensagem } from '#schemas/messages/index.ts';

interface Signer {
  readonly deFora: boolean;
  readonly cargo?: string | null | undefined;
}

/** What stands under the name of who signs; who is from outside has no position here. */
export const positionOf = ({ deFora, cargo }: Signer): { readonly cargo?: string } => {
  if (deFora) return { cargo: mensagem('pdf.assinanteDeFora') };
  return cargo ? { cargo } : {};
};
