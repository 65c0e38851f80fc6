import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Condicao } from '#screens/fluxo-gerenciar/components/Condicao.tsx';
import { elementOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { camposOf, type CampoDeRegra } from '#screens/fluxo-gerenciar/regras/campos.ts';
import { RascunhosDoElemento } from '#screens/fluxo-gerenciar/regras/rascunho-de-regra.ts';
import { registrosIn } from '#screens/fluxo-gerenciar/regras/registros.ts';
import { conditionWords } from '#screens/fluxo-gerenciar/regras/rule-words.ts';
import { unfinishedFindings } from '#screens/fluxo-gerenciar/regras/unfinished-findings.ts';
import { unknownNames } from '#screens/fluxo-gerenciar/regras/unknown-names.ts';
import { makeDefault, putAtividade, putTrabalho } from '#screens/fluxo-gerenciar/say.ts';
import { useRascunhos } from '#screens/fluxo-gerenciar/use-rascunhos.ts';
import { atividadeOf, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { begun } from './flow-drawing.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const campos: readonly CampoDeRegra[] = [
  { campo: 'fluxo.valor', rotulo: 'Valor da compra', tipo: 'NUMERO', opcoes: [] },
  { campo: 'fluxo.urgente', rotulo: 'É urgente?', tipo: 'SIM_NAO', opcoes: [] },
  { campo: 'fluxo.entrega', rotulo: 'Entrega', tipo: 'DATA', opcoes: [] },
  {
    campo: 'fluxo.decisao',
    rotulo: 'Última decisão',
    tipo: 'ESCOLHA',
    opcoes: [
      { value: 'APROVAR', label: 'Aprovar' },
      { value: 'DEVOLVER', label: 'Devolver' },
    ],
  },
  { campo: 'fluxo.quem', rotulo: 'Responsável', tipo: 'PESSOA', opcoes: [] },
  { campo: 'conteudo.Objeto (resumo)', rotulo: 'Conteúdo: Objeto (resumo)', tipo: 'TEXTO', opcoes: [] },
];

/** A condition that is kept, as the drawing keeps it; answers what was kept last. */
const shown = (first: string, problem?: string): (() => string) => {
  let kept = first;
  const Kept = () => {
    const [value, setValue] = useState(first);
    return (
      <Condicao
        lugar="saida"
        label="Quando"
        value={value}
        campos={campos}
        problem={problem}
        onSettle={(feel) => {
          kept = feel;
          setValue(feel);
        }}
      />
    );
  };
  renderScreen(<Kept />);
  return () => kept;
};

const line = (numero: number): HTMLElement => screen.getByRole('group', { name: `Linha ${numero}` });
const pick = async (within_: HTMLElement, label: string | RegExp, option: string): Promise<void> => {
  await userEvent.click(within(within_).getByRole('combobox', { name: label }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

it('monta-se com linhas, e só se escreve quando estão completas', async () => {
  const kept = shown('');
  await userEvent.click(screen.getByRole('button', { name: 'Incluir linha' }));
  await pick(line(1), /Pergunta ou campo/, 'Valor da compra');
  expect(kept()).toBe('');
  expect(screen.getByText(/Complete o que falta/)).toBeVisible();
  await userEvent.type(within(line(1)).getByRole('textbox', { name: 'Valor' }), '1.234,5{Enter}');
  expect(kept()).toBe('fluxo.valor > 1234.5');
  await userEvent.click(screen.getByRole('button', { name: 'Incluir linha' }));
  await pick(line(2), /Pergunta ou campo/, 'É urgente?');
  expect(kept()).toBe('fluxo.valor > 1234.5 and fluxo.urgente = true');
  await pick(screen.getByRole('group', { name: 'Quando' }), /Vale quando/, 'Qualquer linha vale');
  expect(kept()).toBe('fluxo.valor > 1234.5 or fluxo.urgente = true');
  await userEvent.click(screen.getByRole('button', { name: 'Retirar a linha 1' }));
  expect(kept()).toBe('fluxo.urgente = true');
});

it.each([
  ['5.000', '5000'],
  ['5.000,00', '5000'],
  ['5000,5', '5000.5'],
  ['R$ 5.000', '5000'],
])('um valor escrito %s compara-se com %s', async (typed, feel) => {
  const kept = shown('fluxo.valor > 1');
  const field = within(line(1)).getByRole('textbox', { name: 'Valor' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(kept()).toBe(`fluxo.valor > ${feel}`);
});

it('uma data compara-se com um dia ou com hoje, e uma escolha com o que se escolhe', async () => {
  const kept = shown('fluxo.decisao = "APROVAR" and date(fluxo.entrega) <= today() + duration("P5D")');
  await pick(line(1), /^Valor/, 'Devolver');
  await pick(line(2), /^Quando/, 'Dias atrás');
  expect(kept()).toBe('fluxo.decisao = "DEVOLVER" and date(fluxo.entrega) <= today() - duration("P5D")');
  const days = within(line(2)).getByRole('spinbutton', { name: 'Quantos dias' });
  await userEvent.clear(days);
  await userEvent.type(days, '2{Enter}');
  expect(kept()).toContain('today() - duration("P2D")');
  await pick(line(2), /^Quando/, 'Dias úteis à frente');
  expect(kept()).toBe('fluxo.decisao = "DEVOLVER" and date(fluxo.entrega) <= dias úteis(today(), 2)');
  await pick(line(2), /Como se compara/, 'não tem resposta');
  expect(kept()).toBe('fluxo.decisao = "DEVOLVER" and fluxo.entrega = null');
});

it('o que não cabe em linhas abre em FEEL, com o que está errado e os nomes que não há', async () => {
  const kept = shown('fluxo.valor * 2 > 10', 'A condição não serve.');
  expect(screen.getByText('A condição não serve.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Montar com linhas' })).toBeNull();
  expect(screen.getByText('fluxo.valor > 1000')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Condição em FEEL' });
  await userEvent.clear(field);
  await userEvent.type(field, 'fluxo.valr = 10');
  expect(screen.getByText(/tem o nome fluxo\.valr/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'fluxo.valor = 10');
  await userEvent.tab();
  expect(kept()).toBe('fluxo.valor = 10');
  expect(within(line(1)).getByRole('textbox', { name: 'Valor' })).toHaveValue('10');
});

it('o que se montou também se lê e se escreve em FEEL', async () => {
  shown('contains(get value(conteudo, "Objeto (resumo)"), "obra")');
  expect(within(line(1)).getByText('contém')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ou escreva em FEEL' }));
  expect(screen.getByRole('textbox', { name: 'Condição em FEEL' })).toHaveValue(
    'contains(get value(conteudo, "Objeto (resumo)"), "obra")',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Montar com linhas' }));
  expect(line(1)).toBeVisible();
});

/** Two exits of one drawing, chosen in turn, as the designer keeps what is unfinished of each. */
const Saidas = () => {
  const rascunhos = useRascunhos(4);
  const [chosen, choose] = useState('A');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ A: '', B: '' });
  return (
    <>
      {['A', 'B'].map((id) => (
        <button key={id} type="button" onClick={() => choose(id)}>
          escolher {id}
        </button>
      ))}
      <output>{values[chosen]}</output>
      <RascunhosDoElemento value={{ ...rascunhos, elemento: chosen }}>
        <Condicao
          key={chosen}
          lugar="saida"
          label="Quando"
          value={values[chosen] ?? ''}
          campos={campos}
          onSettle={(feel) => setValues((now) => ({ ...now, [chosen]: feel }))}
        />
      </RascunhosDoElemento>
    </>
  );
};

it('a linha por completar fica ao lado das completas: de um elemento a outro, e de uma vez a outra', async () => {
  openSession(helena());
  vi.stubGlobal('isSecureContext', true);
  renderScreen(<Saidas />);
  await userEvent.click(screen.getByRole('button', { name: 'Incluir linha' }));
  await pick(line(1), /Pergunta ou campo/, 'É urgente?');
  await userEvent.click(screen.getByRole('button', { name: 'Incluir linha' }));
  await pick(line(2), /Pergunta ou campo/, 'Valor da compra');
  await userEvent.type(within(line(2)).getByRole('textbox', { name: 'Valor' }), 'cinco');
  await userEvent.click(screen.getByRole('button', { name: 'escolher B' }));
  expect(screen.getByText(/Ainda sem linhas/)).toBeVisible();
  const asBefore = (): void => {
    expect(within(line(1)).getByText('É urgente?')).toBeVisible();
    expect(within(line(2)).getByRole('textbox', { name: 'Valor' })).toHaveValue('cinco');
    expect(within(line(2)).getByText(/Escreva um número/)).toBeVisible();
  };
  await userEvent.click(screen.getByRole('button', { name: 'escolher A' }));
  asBefore();
  expect(screen.getByText('fluxo.urgente = true')).toBeVisible();
  expect(screen.getByText(/Complete o que falta/)).toBeVisible();
  // read in FEEL and back, nothing is lost either
  await userEvent.click(screen.getByRole('button', { name: 'Ou escreva em FEEL' }));
  await userEvent.click(screen.getByRole('button', { name: 'Montar com linhas' }));
  asBefore();
  await userEvent.clear(within(line(2)).getByRole('textbox', { name: 'Valor' }));
  await userEvent.type(within(line(2)).getByRole('textbox', { name: 'Valor' }), '5{Enter}');
  expect(screen.getByText('fluxo.urgente = true and fluxo.valor > 5')).toBeVisible();
  expect(screen.queryByText(/Complete o que falta/)).toBeNull();
  // another time, over what was kept
  await userEvent.click(screen.getByRole('button', { name: 'escolher B' }));
  await userEvent.click(screen.getByRole('button', { name: 'Incluir linha' }));
  await pick(line(1), /Pergunta ou campo/, 'Valor da compra');
  cleanup();
  renderScreen(<Saidas />);
  await userEvent.click(screen.getByRole('button', { name: 'escolher B' }));
  expect(await screen.findByText('Valor da compra')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar a linha 1' }));
  expect(screen.getByText(/Ainda sem linhas/)).toBeVisible();
  closeSession();
});

it('o que falta completar aparece entre o que falta no desenho, enquanto for da condição de agora', async () => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  const element = elementOf(drawing, task);
  if (!element) throw new Error(task);
  putAtividade(drawing, task, {
    ...atividadeOf(element),
    campos: [{ chave: 'valor', rotulo: 'Valor', tipo: 'NUMERO', obrigatorio: true }],
  });
  const regra = { juncao: 'todas', linhas: [{ campo: '', operador: 'igual' }] } as const;
  const found = (lugar: string, de: string, id = task) =>
    unfinishedFindings(drawing, { [`${id} ${lugar}`]: { de, regra } }, text).map(({ elemento }) => elemento);
  expect(found('pergunta:valor', '')).toEqual([task]);
  expect(found('pergunta:valor', 'fluxo.outro = 1')).toEqual([]);
  expect(found('pergunta:outra', '')).toEqual([]);
  expect(found('regra:0', '')).toEqual([]);
  const decision = addAfter(drawing, 'decisao', task);
  addAfter(drawing, 'atividade', decision);
  addAfter(drawing, 'atividade', decision);
  const exit = elementOf(drawing, decision)?.outgoing?.[0]?.id ?? '';
  expect(found('saida', '', exit)).toEqual([exit]);
  // taken when no other is, it has no condition
  makeDefault(drawing, exit, true);
  expect(found('saida', '', exit)).toEqual([]);
});

it('pergunta-se pelo que o desenho responde e pelo que há do conteúdo', async () => {
  const drawing = await begun();
  const approval = addAfter(drawing, 'atividade', undefined);
  const asked = addAfter(drawing, 'atividade', approval);
  const table = addAfter(drawing, 'trabalho', asked);
  const of = (id: string) => elementOf(drawing, id) ?? drawing.process;
  putAtividade(drawing, approval, { ...atividadeOf(of(approval)), especie: 'APROVACAO' });
  putAtividade(drawing, asked, {
    ...atividadeOf(of(asked)),
    campos: [{ chave: 'valor', rotulo: 'Valor', tipo: 'NUMERO', obrigatorio: true }],
  });
  putTrabalho(drawing, table, {
    ...trabalhoOf(of(table)),
    tipo: 'DECIDIR',
    resultado: 'alcada',
    regras: [{ quando: '', valor: 'CHEFE' }],
  });
  const all = camposOf(
    drawing,
    {
      unidades: [{ sigla: 'PGM', nome: 'Procuradoria' }],
      tipos: ['Ofício'],
      campos: [{ rotulo: 'Valor estimado (R$)', tipo: 'NUMERO', opcoes: [] }],
    },
    text,
  );
  expect(all.map(({ campo, tipo }) => `${campo} ${tipo}`)).toEqual([
    'fluxo.decisao ESCOLHA',
    `fluxo.decisao_${approval} ESCOLHA`,
    'fluxo.valor NUMERO',
    'fluxo.alcada ESCOLHA',
    'conteudo.tipo ESCOLHA',
    'conteudo.assunto TEXTO',
    'conteudo.numero TEXTO',
    'conteudo.nivelAcesso ESCOLHA',
    'conteudo.unidade ESCOLHA',
    'conteudo.Valor estimado (R$) NUMERO',
  ]);
  expect(all.find(({ campo }) => campo === 'fluxo.alcada')?.opcoes).toEqual([
    { value: 'CHEFE', label: 'CHEFE' },
  ]);
  expect(
    unknownNames(
      'fluxo.valor > 1 and fluxo.outro = "fluxo.texto" and get value(conteudo, "Valor estimado (R$)") > get value(conteudo, "Nada")',
      all,
    ),
  ).toEqual(['fluxo.outro', 'conteudo.Nada']);
});

it('de uma pessoa pergunta-se se é, se não é ou se não há, e ela se escolhe pelo nome', async () => {
  fakeApi({
    'GET fluxo-registro': ({ query }) => ({
      payload: {
        itens: [
          { id: 31, rotulo: 'Helena Pires' },
          { id: 32, rotulo: 'Rafael Lins' },
        ].filter(({ id }) => (query.get('ids') ?? String(id)) === String(id)),
        total: 2,
        totalExato: true,
      },
    }),
  });
  const kept = shown('fluxo.quem = 32');
  const quem = within(line(1)).getByRole('combobox', { name: 'Valor' });
  // what was chosen before is read by its name
  await vi.waitFor(() => expect(quem).toHaveValue('Rafael Lins'));
  await userEvent.click(quem);
  await userEvent.click(await screen.findByRole('option', { name: 'Helena Pires' }));
  expect(kept()).toBe('fluxo.quem = 31');
  await userEvent.click(within(line(1)).getByRole('combobox', { name: /Como se compara/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'é',
    'não é',
    'tem resposta',
    'não tem resposta',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'não é' }));
  expect(kept()).toBe('fluxo.quem != 31');
});

it('as pessoas e unidades que um desenho nomeia são as das condições das suas perguntas', async () => {
  const drawing = await begun();
  const id = addAfter(drawing, 'atividade', undefined);
  const element = elementOf(drawing, id);
  if (!element) throw new Error(id);
  const campo = { obrigatorio: false } as const;
  putAtividade(drawing, id, {
    ...atividadeOf(element),
    campos: [
      { ...campo, chave: 'quem', rotulo: 'Quem', tipo: 'PESSOA' },
      { ...campo, chave: 'onde', rotulo: 'Onde', tipo: 'UNIDADE' },
      { ...campo, chave: 'valor', rotulo: 'Valor', tipo: 'NUMERO' },
    ],
  });
  const work = addAfter(drawing, 'trabalho', id);
  const job = elementOf(drawing, work);
  if (!job) throw new Error(work);
  putTrabalho(drawing, work, {
    ...trabalhoOf(job),
    tipo: 'DECIDIR',
    regras: [
      { quando: 'fluxo.quem = 31 and fluxo.valor = 7', valor: 'a' },
      { quando: 'fluxo.onde != 5 or fluxo.quem = 30', valor: 'b' },
    ],
  });
  expect(registrosIn(drawing)).toEqual({ PESSOA: [30, 31], UNIDADE: [5] });
  const nomes = { PESSOA: [{ value: '31', label: 'Helena' }], UNIDADE: [] };
  const read = camposOf(drawing, { unidades: [], tipos: [], campos: [], nomes }, text);
  expect(conditionWords(read, text)('fluxo.quem = 31')).toBe('Quem é Helena');
});
