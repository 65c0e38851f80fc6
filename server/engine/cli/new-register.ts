import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { checkDefinition, problemLine } from '#schemas/check-definition.ts';
import { camelName, pascalName } from '#schemas/names.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { CommandAnswer } from './check-registers.ts';

const metaSchema = resolve(import.meta.dirname, '../../../schemas/resource.schema.json');

/**
 * `malote registros novo <nome>`: writes a definition that works as it is, to be changed. JSON has no comments; the
 * editor explains each word through `$schema`.
 */
export const newRegister = async (folder: string, name: string): Promise<CommandAnswer> => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return { lines: [mensagem('registro.comando.nomeInvalido', { nome: name })], ok: false };
  const arquivo = join(folder, `${name}.json`);
  const definition = starter(name, relative(folder, metaSchema));
  const problems = checkDefinition(definition, { fileName: name });
  if (problems.length > 0)
    return { lines: problems.map((one) => problemLine(`${name}.json`, one)), ok: false };
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(arquivo, `${JSON.stringify(definition, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { lines: [mensagem('registro.comando.existe', { arquivo })], ok: false };
  }
  return { lines: [mensagem('registro.comando.criado', { arquivo })], ok: true };
};

const starter = (name: string, schema: string): object => {
  const one = pascalName(name).replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const permission = camelName(name);
  return {
    $schema: schema,
    name,
    area: 'administracao',
    title: { one, many: `${one}s`, gender: 'm' },
    description: `O que é um registro de ${one.toLowerCase()}, em uma frase.`,
    represent: '{codigo} - {nome}',
    menu: { section: 'administracao', key: `cadastro.${permission}`, icon: 'list', order: 900 },
    permissions: {
      list: `${permission}Listar`,
      create: `${permission}Incluir`,
      edit: `${permission}Editar`,
      view: `${permission}Consultar`,
      remove: `${permission}Excluir`,
    },
    schema: {
      type: 'object',
      required: ['codigo', 'nome'],
      properties: {
        codigo: { type: 'string', title: 'Código', maxLength: 20, 'x-unique': true },
        nome: { type: 'string', title: 'Nome', maxLength: 100 },
        observacao: { type: 'string', title: 'Observação', maxLength: 1000, 'x-widget': 'textarea' },
        ativo: { type: 'boolean', title: 'Ativo', default: true },
      },
    },
    form: [{ title: 'Dados', fields: [['codigo', 'ativo'], ['nome'], ['observacao']] }],
    list: {
      columns: ['codigo', 'nome', 'ativo'],
      filters: ['nome', 'ativo'],
      search: ['codigo', 'nome'],
      sort: ['nome,asc', 'codigo,asc'],
    },
  };
};
