import type { ImportacaoEscolhas } from '#schemas/shapes/importacao.ts';
import { writtenXlsx } from './written-xlsx.ts';

/** A file for the register `ficha` that is wrong as a whole, or for who sends it. */
interface WrongFile {
  readonly kind: string;
  /** `id` is the number of a record that exists, with the code EXISTE. */
  readonly file: (id: number) => string | Promise<Buffer>;
  readonly choices?: ImportacaoEscolhas;
  /** Those of who sends it; absent, the administrator does. */
  readonly permissions?: readonly string[];
  readonly message: string;
}

const byCode = { chave: 'codigo' };
const byId = { chave: 'id' };

export const wrongFiles: readonly WrongFile[] = [
  {
    kind: 'coluna desconhecida',
    file: () => 'codigo;titulo;estranha\nA1;Uma ficha;x\n',
    message: '1 estranha: Esta coluna não corresponde a nenhum campo.',
  },
  {
    kind: 'campo de duas colunas',
    file: () => 'codigo;titulo;Título\nA1;Uma ficha;Outra\n',
    message: '1 Título: A coluna titulo já preenche este campo.',
  },
  {
    kind: 'título repetido',
    file: () => 'codigo;titulo;titulo\nA1;Uma ficha;Outra\n',
    message: '1 titulo: Há outra coluna com este título. Dê a cada uma o seu.',
  },
  {
    kind: 'coluna sem título',
    file: () => 'codigo;;titulo\nA1;perdido;Uma ficha\n',
    message: '2 B: Esta coluna tem valores e não tem título. Dê um título a ela, ou apague-a.',
  },
  {
    kind: 'coluna que o arquivo não tem',
    file: () => 'codigo;titulo\nA1;Uma ficha\n',
    choices: { mapa: { codigo: 'codigo', titulo: 'titulo', outra: 'serie' } },
    message: '1 outra: O arquivo não tem esta coluna.',
  },
  {
    kind: 'chave sem coluna',
    file: () => 'titulo\nUma ficha\n',
    choices: byCode,
    message: '1 Código: O arquivo precisa de uma coluna para Código, que é a chave escolhida.',
  },
  {
    kind: 'identificador',
    file: () => 'id;titulo\nx1;Uma ficha\n',
    choices: byId,
    message: '2 id: O identificador é um número inteiro.',
  },
  {
    kind: 'identificador de ninguém',
    file: () => 'id;titulo\n99999;Uma ficha\n',
    choices: byId,
    message: '2 id: Não há registro com este identificador no seu alcance.',
  },
  {
    kind: 'círculo na árvore',
    file: (id) => `id;anterior\n${id};#${id}\n`,
    choices: byId,
    message: '2 anterior: Ficha anterior não pode ser o próprio registro nem um que está abaixo dele.',
  },
  {
    kind: 'sem permissão de incluir',
    file: () => 'codigo;titulo\nA1;Uma ficha\n',
    choices: byCode,
    permissions: ['fichaEditar'],
    message: '2 -: Este registro não existe, e seu perfil não permite incluir.',
  },
  {
    kind: 'sem permissão de alterar',
    file: () => 'codigo;titulo\nEXISTE;Outro título\n',
    choices: byCode,
    permissions: ['fichaIncluir'],
    message: '2 -: Seu perfil não permite alterar registros.',
  },
  {
    kind: 'aspas abertas',
    file: () => `codigo;titulo\nA1;"${'x'.repeat(10)}\n`,
    message: '2 -: Há aspas que não fecham a partir desta linha.',
  },
  {
    kind: 'erro de fórmula',
    file: () =>
      writtenXlsx([
        ['codigo', 'titulo'],
        ['A1', { fault: '#REF!' }],
      ]),
    message: '2 titulo: Título tem um erro de fórmula, #REF!. Corrija a fórmula ou apague a célula.',
  },
  {
    kind: 'caractere',
    file: () =>
      writtenXlsx([
        ['codigo', 'titulo'],
        ['A1', 'nulo \0'],
      ]),
    message: '2 titulo: Título tem um caractere que não pode ser guardado.',
  },
  {
    kind: 'fórmula sem o resultado',
    file: () =>
      writtenXlsx([
        ['codigo', 'titulo'],
        ['A1', { formula: 'CONCATENATE("a","b")' }],
      ]),
    message: '2 titulo: Título tem uma fórmula sem o resultado. Abra o arquivo em um programa de planilhas',
  },
];
