import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { cleanRecord, defaultValues } from '#src/engine/form/clean-record.ts';
import { idOf, pathOfId, toErrorSchema } from '#src/engine/form/field-path.ts';
import { sectionsOf, tabsOf } from '#src/engine/form/layout.ts';
import { valueAt, withValue } from '#src/engine/form/value-at.ts';
import { differences, merge } from '#src/engine/form/versions.ts';
import { fieldsNow } from '#src/engine/form/visibility.ts';
import { fieldsOf, type Field } from '#src/engine/field.ts';
import { formatValue } from '#src/engine/format-value.ts';
import { inSentence } from '#src/engine/in-sentence.ts';
import { columnsOf, columnWidth, firstSort, shownColumns, sortableFields } from '#src/engine/list/columns.ts';
import { describeFilter, filterKeys, valuesOf, without } from '#src/engine/list/list-filter.ts';
import { lastPage, pageNumbers } from '#src/ui/page-numbers.ts';
import { moved } from '#src/ui/moved.ts';
import { masksOf } from '#src/engine/mask.ts';
import { placeAt } from '#src/engine/paths.ts';
import { narrowingOf, keepsChoices, narrowedBy } from '#src/engine/widgets/relation-filter.ts';
import { readNumber } from '#src/engine/read-number.ts';
import { formatBytes, readBytes } from '#src/engine/format-bytes.ts';
import { registerNamed } from './registers.ts';

const fieldsNamed = (name: string): Field[] => fieldsOf(registerNamed(name).definicao.schema);
const field = (register: string, name: string): Field => {
  const found = fieldsNamed(register).find((each) => each.name === name);
  if (!found) throw new Error(`sem campo ${name}`);
  return found;
};

beforeAll(() => loadTexts('cadastro'));

describe('names of a register', () => {
  it('keeps initials inside a sentence', () => {
    expect(inSentence('Cidade')).toBe('cidade');
    expect(inSentence('CPF')).toBe('CPF');
  });
});

describe('values as people read them', () => {
  it('shows numbers masked, days, labels and yes or no', () => {
    expect(formatValue(field('usuario', 'cpf'), '52998224725')).toBe('529.982.247-25');
    expect(formatValue(field('usuario', 'dataInicio'), '2025-02-03')).toBe('03/02/2025');
    expect(formatValue(field('cidade', 'estado'), 'MG')).toBe('Minas Gerais');
    expect(formatValue(field('cidade', 'capital'), false)).toBe('Não');
    expect(formatValue(field('usuario', 'perfilAcesso'), 4, 'Pregoeiro')).toBe('Pregoeiro');
    expect(formatValue(field('usuario', 'cpf'), undefined)).toBe('');
  });

  it('offers the masks of each format, shortest first', () => {
    expect(masksOf({ format: 'cpf-cnpj' })).toEqual(['999.999.999-99', '**.***.***/****-99']);
    expect(masksOf({ 'x-mask': 'AAA-9999' })).toEqual(['AAA-9999']);
    expect(masksOf({})).toEqual([]);
  });

  it('reads numbers typed the Brazilian way and leaves what is none to be refused', () => {
    expect([readNumber('1.234,5'), readNumber('12'), readNumber(' '), readNumber('doze')]).toEqual([
      1234.5,
      12,
      undefined,
      'doze',
    ]);
  });
});

describe('numbers with points and units', () => {
  it('takes a point for thousands only where thousands are', () => {
    const typed = [
      '1.000.000',
      '1.234.567,8',
      '-1.000,0',
      '0.125',
      '1234.5',
      '12.34',
      '1.00',
      '0,125',
      '0.500',
    ];
    expect(typed.map((text) => readNumber(text))).toEqual([
      1_000_000, 1234567.8, -1000, 0.125, 1234.5, 12.34, 1, 0.125, 0.5,
    ]);
  });

  it('leaves to be refused what could be a thousand or one and something, unless the field has no such decimals', () => {
    expect([readNumber('1.500'), readNumber('-12.125')]).toEqual(['1.500', '-12.125']);
    expect(readNumber('1.500', { type: 'integer' })).toBe(1500);
    expect(readNumber('R$ 1.500', { type: 'number', multipleOf: 0.01 })).toBe(1500);
    expect(readNumber('1.500', { type: 'number', multipleOf: 0.001 })).toBe('1.500');
    expect(readNumber('1.500', { type: 'number', multipleOf: 0.5 })).toBe(1500);
  });

  it('reads sizes in the unit that people write', () => {
    const typed = ['300', '300 KB', '1,5 mb', '2GB', 'muito', '-1 KB', '3 XB'];
    expect(typed.map(readBytes)).toEqual([300, 307_200, 1_572_864, 2_147_483_648, 'muito', '-1 KB', '3 XB']);
    expect(formatBytes(307_200)).toBe('300 KB');
  });
});

describe('a record before it is sent', () => {
  it('brings texts to their canonical form and leaves out what is empty or computed', () => {
    const clean = cleanRecord(fieldsNamed('usuario'), {
      nome: '  Rafael Lins ',
      cpf: '529.982.247-25',
      ramal: '',
      unidades: [],
      rotulos: {},
    });
    expect(clean).toEqual({ nome: 'Rafael Lins', cpf: '52998224725' });
  });

  it('keeps the id of each row and drops the labels', () => {
    const clean = cleanRecord(fieldsNamed('usuario'), {
      unidades: [{ id: 3, unidade: 5, rotulos: { unidade: 'CCL' } }, { unidade: 6 }],
    });
    expect(clean).toEqual({ unidades: [{ id: 3, unidade: 5 }, { unidade: 6 }] });
  });

  it('empties the fields that a condition hides', () => {
    const fields = fieldsNamed('interessado');
    const conditional = fields.find(({ property }) => property['x-when']?.show);
    expect(conditional).toBeDefined();
    const values = { tipo: 'nenhum', [conditional?.name ?? '']: '52998224725' };
    expect(cleanRecord(fields, values)).not.toHaveProperty(conditional?.name ?? '');
  });

  it('leaves out what this person may not write, which still counts for the others', () => {
    const fields = fieldsNamed('interessado');
    const values = { tipo: 'PESSOA_JURIDICA', cnpj: '12ABC34501DE35', nome: 'Horizonte' };
    expect(cleanRecord(fields, values, ['tipo'])).toEqual({
      cnpj: '12ABC34501DE35',
      nome: 'Horizonte',
    });
    expect(defaultValues(fieldsNamed('cidade'), ['pais'])).not.toHaveProperty('pais');
  });

  it('begins a new one with the defaults, every switch off unless it says otherwise', () => {
    expect(defaultValues(fieldsNamed('cidade'))).toMatchObject({
      pais: 'Brasil',
      capital: false,
      ativo: true,
    });
  });
});

describe('what shows and what is needed', () => {
  const fields = fieldsOf({
    type: 'object',
    properties: {
      tipo: { type: 'string', title: 'Tipo', enum: ['a', 'b'] },
      extra: { type: 'string', title: 'Extra', 'x-when': { show: { properties: { tipo: { const: 'a' } } } } },
      fundo: {
        type: 'string',
        title: 'Fundo',
        'x-when': { show: { required: ['extra'] }, require: { properties: { extra: { const: 'sim' } } } },
      },
      leito: { type: 'string', title: 'Leito', 'x-when': { show: { required: ['fundo'] } } },
      antigo: { type: 'string', title: 'Antigo', 'x-when': { show: { required: ['antigo'] } } },
    },
  });
  const named = (name: string): Field => fields.find((each) => each.name === name) ?? fields[0]!;

  const isShown = (name: string, values: Record<string, unknown>): boolean =>
    fieldsNow(fields, values).isShown(named(name));

  it('hides what depends on a hidden field, however long the chain', () => {
    expect(isShown('fundo', { tipo: 'a', extra: 'sim' })).toBe(true);
    expect(isShown('fundo', { tipo: 'b', extra: 'sim' })).toBe(false);
    expect(isShown('leito', { tipo: 'a', extra: 'sim', fundo: 'x' })).toBe(true);
    expect(isShown('leito', { tipo: 'b', extra: 'sim', fundo: 'x' })).toBe(false);
  });

  it('shows what was written before only where there is something, and leaves it there when it is emptied', () => {
    expect(isShown('antigo', { tipo: 'a' })).toBe(false);
    expect(isShown('antigo', { antigo: 'Compras' })).toBe(true);
    expect(isShown('antigo', { antigo: undefined })).toBe(true);
  });

  it('asks for a field only while its condition holds', () => {
    const { isRequired } = fieldsNow(fields, { tipo: 'a', extra: 'sim' });
    expect(isRequired(named('fundo'))).toBe(true);
    expect(fieldsNow(fields, { tipo: 'a', extra: 'não' }).isRequired(named('fundo'))).toBe(false);
  });
});

describe('paths of fields', () => {
  it('goes from path to id and back', () => {
    expect(idOf('unidades.0.cargo')).toBe('campo_unidades_0_cargo');
    expect(pathOfId('campo_unidades_0_cargo')).toBe('unidades.0.cargo');
  });

  it('puts each error where rjsf looks for it', () => {
    const schema = toErrorSchema([{ campo: 'unidades.1.cargo', mensagem: 'Escolha o cargo.' }]);
    expect(schema).toEqual({ unidades: { 1: { cargo: { __errors: ['Escolha o cargo.'] } } } });
  });

  it('changes one value without touching the others', () => {
    const before = { unidades: [{ cargo: 1 }, { cargo: 2 }] };
    const after = withValue(before, 'unidades.1.cargo', 9);
    expect(valueAt(after, 'unidades.1.cargo')).toBe(9);
    expect(before.unidades[1]?.cargo).toBe(2);
    expect(withValue({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });
});

describe('two versions of a record', () => {
  const fields = fieldsNamed('cidade');
  const base = { codigo: '1', cidade: 'Abaeté', pais: 'Brasil' };
  const mine = { ...base, cidade: 'Abaeté do Sul' };
  const theirs = { ...base, cidade: 'Abaeté Velho', pais: 'Portugal' };

  it('tells what the other changed, and what both did', () => {
    expect(differences(fields, base, mine, theirs).map(({ field: { name }, both }) => [name, both])).toEqual([
      ['cidade', true],
      ['pais', false],
    ]);
  });

  it('keeps mine where both changed and theirs elsewhere, unless chosen otherwise', () => {
    const changed = differences(fields, base, mine, theirs);
    expect(merge(changed, mine, theirs, {})).toMatchObject({ cidade: 'Abaeté do Sul', pais: 'Portugal' });
    expect(merge(changed, mine, theirs, { cidade: 'theirs', pais: 'mine' })).toMatchObject({
      cidade: 'Abaeté Velho',
      pais: 'Brasil',
    });
  });
});

describe('the layout of a form', () => {
  it('gives each field the width of its datum and fills the line with the long ones', () => {
    const { definicao } = registerNamed('usuario');
    const [first] = sectionsOf(definicao.form, fieldsOf(definicao.schema), 'Dados');
    expect(first?.lines[0]?.fields.map(({ field: { name }, span }) => [name, span])).toEqual([
      ['nome', 2],
      ['cpf', 1],
      ['matricula', 1],
    ]);
  });

  it('never goes over four columns and puts loose fields in a section of their own', () => {
    for (const name of ['cidade', 'usuario', 'unidade', 'interessado', 'modelo-documento', 'perfil-acesso']) {
      const { definicao } = registerNamed(name);
      const sections = sectionsOf(definicao.form?.slice(1), fieldsOf(definicao.schema), 'Outros');
      const lines = sections.flatMap(({ lines: all }) => all).filter(({ kind }) => kind === 'columns');
      for (const { fields } of lines)
        expect(fields.reduce((total, { span }) => total + span, 0)).toBeLessThanOrEqual(4);
      const placed = sections.flatMap(({ names }) => names).sort();
      expect(placed).toEqual(Object.keys(definicao.schema.properties).sort());
    }
  });

  it('has pages only when the definition names more than one', () => {
    const of = (name: string): string[] => {
      const { definicao } = registerNamed(name);
      return tabsOf(sectionsOf(definicao.form, fieldsOf(definicao.schema), 'Dados'));
    };
    expect(of('cidade')).toEqual([]);
    expect(of('modelo-documento').length).toBeGreaterThan(1);
  });
});

describe('the list', () => {
  const { list } = registerNamed('cidade').definicao;
  const fields = fieldsNamed('cidade');

  it('shows the declared columns until the person chooses', () => {
    const all = columnsOf(fields, list);
    expect(shownColumns(all, list, undefined).map(({ name }) => name)).toEqual(list?.columns);
    expect(shownColumns(all, list, ['pais', 'cidade']).map(({ name }) => name)).toEqual(['pais', 'cidade']);
    expect(shownColumns(all, list, ['jaNaoExiste'])).toHaveLength(1);
  });

  it('moves a column one place and stops at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });

  it('orders only by what the definition offers', () => {
    expect(firstSort({ columns: ['a'], sort: ['b,desc', 'a,asc'] })).toEqual({ field: 'b', order: 'DESC' });
    expect([...sortableFields({ columns: ['a'], sort: 'a,asc' })]).toEqual(['a']);
  });

  it.each([
    [1, 1, [1]],
    [1, 43, [1, 2, 3, 'gap', 43]],
    [20, 43, [1, 'gap', 19, 20, 21, 'gap', 43]],
    [43, 43, [1, 'gap', 41, 42, 43]],
  ])('page %i of %i offers %j', (page, last, offered) => expect(pageNumbers(page, last)).toEqual(offered));

  it('offers pages up to record 10,000', () => expect(lastPage(812_000, 50)).toBe(200));

  it('names each filter and tells it in words', () => {
    const begin = field('usuario', 'dataInicio');
    expect(filterKeys(begin)).toEqual(['dataInicio_gte', 'dataInicio_lte']);
    expect(describeFilter(begin, { dataInicio_gte: '2026-01-01' })).toBe('a partir de 01/01/2026');
    expect(describeFilter(begin, { dataInicio_gte: '2026-01-01', dataInicio_lte: '2026-01-31' })).toBe(
      '01/01/2026 a 31/01/2026',
    );
    expect(describeFilter(field('cidade', 'estado'), { estado: 'MG' })).toBe('Minas Gerais');
    expect(describeFilter(field('cidade', 'capital'), { capital: 'true' })).toBe('Sim');
  });

  it('takes one filter away and leaves the others', () => {
    const filters = { estado: 'MG', cidade_like: 'abre', q: 'x' };
    expect(valuesOf(field('cidade', 'estado'), filters)).toEqual({ estado: 'MG' });
    expect(without(field('cidade', 'estado'), filters)).toEqual({ cidade_like: 'abre', q: 'x' });
  });
});

describe('a relation narrowed by another field', () => {
  const fields = fieldsNamed('usuario');
  const relation = { resource: 'unidade', filter: { organizacao: '{organizacao}', ativo: true } };

  it('takes the value of the row, then of the form', () => {
    expect(narrowingOf(relation, { organizacao: 2 }, { organizacao: 9 }, fields)).toEqual({
      filter: { organizacao: 2, ativo: true },
    });
    expect(narrowingOf(relation, {}, { organizacao: 9 }, fields)).toEqual({
      filter: { organizacao: 9, ativo: true },
    });
  });

  it('waits for the field that narrows, by its title', () => {
    expect(narrowingOf(relation, {}, {}, fields)).toEqual({ filter: undefined, waitsFor: 'Organização' });
  });

  it('takes any of several values, and waits while there is none', () => {
    const any = { resource: 'unidade', filter: { organizacao: '{organizacoes}' } };
    const types = fieldsNamed('tipo-processo');
    expect(narrowingOf(any, undefined, { organizacoes: [2, 9] }, types)).toEqual({
      filter: { organizacao_in: [2, 9] },
    });
    expect(narrowingOf(any, undefined, { organizacoes: [] }, types).waitsFor).toBe('Organizações');
    expect(keepsChoices([2], [2, 9])).toBe(true);
    expect(keepsChoices([2, 9], [2])).toBe(false);
    expect(keepsChoices(2, 9)).toBe(false);
  });

  it('knows which choices a change empties', () => {
    const columns = fields.find(({ name }) => name === 'unidades')?.columns ?? [];
    expect(narrowedBy('organizacao', columns)).toContain('unidade');
  });
});

describe('addresses', () => {
  it('finds the register of an address, and not of one that only begins alike', () => {
    const registers = [registerNamed('cidade'), registerNamed('unidade')];
    expect(placeAt(registers, '/administracao/unidade/edicao/3')?.register.definicao.name).toBe('unidade');
    expect(placeAt(registers, '/administracao/unidades')).toBeUndefined();
  });
});

it('a moment has the room of its text: 19 figures of half an em, and the padding of the cell', () => {
  const moment = { kind: 'date-time', property: {} } as Field;
  expect(columnWidth(moment)).toBeGreaterThanOrEqual('27/11/2026 22:10:00'.length * 0.57 + 24 / 14);
});
