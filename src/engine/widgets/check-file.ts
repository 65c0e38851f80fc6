import { fileKindNames, kindOfName, kindsInWords } from '#schemas/file-kinds.ts';
import type { File as FileLimits } from '#schemas/generated-definition.ts';
import { text } from '#src/i18n/text.ts';
import { formatBytes } from '../format-bytes.ts';

const namesOf = ({ types }: FileLimits): string =>
  kindsInWords(types ?? fileKindNames, text('cadastro.campo.ou'));

/** What is accepted, said before anything is sent. */
export const fileLimits = (limits: FileLimits): string =>
  limits.maxSize === undefined
    ? text('cadastro.campo.aceita', { tipos: namesOf(limits) })
    : text('cadastro.campo.aceitaAte', { tipos: namesOf(limits), limite: limits.maxSize });

/** Why a file is not sent: what its name and its size say here, the server looks for in its content. */
export function refusalOfFile(file: File, limits: FileLimits): string | undefined {
  const kind = kindOfName(file.name);
  if (!kind || !(limits.types ?? fileKindNames).includes(kind))
    return text('cadastro.campo.tipoArquivo', { nome: file.name, tipos: namesOf(limits) });
  if (limits.maxSize !== undefined && file.size > limits.maxSize * 1_048_576)
    return text('cadastro.campo.tamanhoArquivo', {
      nome: file.name,
      tamanho: formatBytes(file.size),
      limite: limits.maxSize,
    });
  return undefined;
}

/** What the dialog of the browser offers. */
export const acceptOf = ({ types }: FileLimits): string =>
  (types ?? fileKindNames).map((name) => (name === 'jpg' ? '.jpg,.jpeg' : `.${name}`)).join(',');
