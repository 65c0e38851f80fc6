import { expect, it } from 'vitest';
import { campoField } from '#src/conteudo/campos/campo-field.ts';

it.each([
  [
    { extensoes: ['xlsx', 'ods', 'pdf'], tamanhoMaximoMb: 20 },
    { types: ['xlsx', 'ods', 'pdf'], maxSize: 20 },
  ],
  [{ extensoes: ['jpeg', 'jpg', 'desconhecida'] }, { types: ['jpg'] }],
  [{}, {}],
])('o campo de arquivo diz antes do envio o que a definição aceita: %j', (limits, said) => {
  const campo = { rotulo: 'Planilha', tipo: 8, obrigatorio: false, regras: [], ...limits } as const;
  expect(campoField({ ...campo, regras: [] }, 0, undefined).property['x-file']).toEqual(said);
});
