import { mensagem } from '#schemas/messages/index.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { Database } from '#server/base/db/connect.ts';
import { camposEscritos, type CamposDe } from '#server/conteudo/campos/index.ts';
import { formOfModel } from './form-file.ts';
import { tooLong } from './form-values.ts';

/** What of a form that was filled does not fit in its PDF; `campos.2` is the third. */
export const formPendencias = async (db: Database, de: CamposDe): Promise<Pendencia[]> => {
  const form = await formOfModel(db, de.tipoId);
  if (!form) return [];
  const written = await camposEscritos(db, de);
  return tooLong(form.descricao, written).map(({ rotulo, cabem }) => ({
    codigo: 'naoCabe',
    texto: mensagem('formulario.naoCabe', { campo: rotulo, n: String(cabem) }),
    campo: `campos.${written.findIndex((one) => one.rotulo === rotulo)}`,
  }));
};
