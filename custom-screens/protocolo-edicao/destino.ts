import type { DestinoInternoCombo, DestinoProtocolo, ListaEmailCombo } from '#schemas/shapes/protocolo.ts';

export const internalOf = ({ unidadeId, usuarioId, rotulo }: DestinoInternoCombo): DestinoProtocolo => ({
  especie: 'USUARIO',
  periodicidade: 'UNICA',
  unidade: { id: unidadeId, sigla: '', nome: '' },
  usuario: usuarioId === undefined ? undefined : { id: usuarioId, rotulo },
  rotulo,
});

export const groupOf = ({ id, rotulo }: ListaEmailCombo): DestinoProtocolo => ({
  especie: 'LISTA',
  periodicidade: 'UNICA',
  grupo: { id, rotulo },
  rotulo,
});

/** Undefined where it is no address. */
export const emailOf = (written: string): DestinoProtocolo | undefined => {
  const email = written.trim();
  if (!/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/.test(email)) return undefined;
  return { especie: 'EMAIL', periodicidade: 'UNICA', email, rotulo: email };
};

/** Whether two name one destination, however often it is sent to. */
export const sameDestination = (one: DestinoProtocolo, other: DestinoProtocolo): boolean =>
  one.especie === other.especie &&
  one.unidade?.id === other.unidade?.id &&
  one.usuario?.id === other.usuario?.id &&
  one.grupo?.id === other.grupo?.id &&
  one.email?.toLowerCase() === other.email?.toLowerCase();
