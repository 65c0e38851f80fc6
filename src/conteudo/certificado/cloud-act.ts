import { certificadoApi } from '#schemas/api/certificado.ts';
import { call } from '#src/data/call.ts';
import { leaveFor } from '#src/session/navigation.ts';

const name = 'malote.nuvem';

/** What this window knows of a signature that passes by the page of a provider. */
export interface KeptCloudAct {
  /** Without it, what comes back serves nobody. */
  readonly chave: string;
  readonly ids: readonly number[];
  /** The attachment of the only content, where it is what is signed. */
  readonly anexo?: number;
  /** Where the person began. */
  readonly back: string;
  /** Known once the person came back. */
  readonly ato?: number;
  /** Documents that were not prepared, and why. */
  readonly falhas?: readonly { readonly id: number; readonly motivo: string }[];
}

/** Leaves for the page of a provider, where the person says yes. */
export const goToCloud = async (
  provedor: number,
  { ids, anexo }: Pick<KeptCloudAct, 'ids' | 'anexo'>,
  back: string,
): Promise<void> => {
  const attachment = anexo === undefined ? {} : { anexo };
  const { endereco, chave } = await call(
    certificadoApi.nuvemIniciar,
    { body: { provedor, ids: [...ids], ...attachment } },
    { ownDenial: true },
  );
  keepCloudAct({ chave, ids, back, ...attachment });
  leaveFor(endereco);
};

export const keepCloudAct = (act: KeptCloudAct): void => sessionStorage.setItem(name, JSON.stringify(act));
export const forgetCloudAct = (): void => sessionStorage.removeItem(name);

export const readCloudAct = (): KeptCloudAct | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as KeptCloudAct | null;
    return kept ?? undefined;
  } catch {
    // something else was kept under this name: as if nothing were
    return undefined;
  }
};
