import { tipoConteudo } from '#schemas/enums.ts';
import type { AtosDaEspecie } from '#server/conteudo/atos-comuns/index.ts';
import { atosDeDocumento } from '#server/documento/index.ts';

/** A form does what a document does, but for what is only of a text that was written. */
export const atosDeFormulario: AtosDaEspecie = {
  ...atosDeDocumento,
  tipo: tipoConteudo.formularioPdf,
  atos: atosDeDocumento.atos.filter(({ especies }) => especies.includes(tipoConteudo.formularioPdf)),
  // those of documents are asked of forms too
  simples: [],
};
