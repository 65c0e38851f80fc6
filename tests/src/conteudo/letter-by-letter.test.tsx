import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { CopiasField } from '#screens/tramite/components/CopiasField.tsx';
import { DestinoField } from '#src/conteudo/destinos/DestinoField.tsx';
import { PickField } from '#src/conteudo/PickField.tsx';
import { Choice, type ChoiceOption } from '#src/engine/widgets/Choice.tsx';
import { RelationPicker } from '#src/engine/widgets/RelationPicker.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const unidade = (id: number, sigla: string, nome: string): DestinoPossivel => ({
  unidade: { id, sigla, nome },
  aceitaSemPessoa: true,
});
const destinos = [
  unidade(1, 'CCL', 'Comissão de Contratação'),
  unidade(2, 'CGM', 'Controladoria'),
  unidade(3, 'SEFIN', 'Finanças'),
  unidade(4, 'SEMED', 'Educação'),
];
const nomes = ['Álvaro Reis', 'Beatriz Anjos', 'Caio Lemos', 'Camila Dias'];
const pessoas: readonly ChoiceOption[] = nomes.map((label, index) => ({ value: index, label }));
const bare = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const sent = vi.fn<() => void>();

/** Paints the field again, with another list of the same things, at each key: as a screen that keeps a draft does. */
const Painted = <T,>({
  start,
  heard,
  children,
}: {
  readonly start: readonly T[];
  readonly heard: (value: readonly T[]) => void;
  readonly children: (value: readonly T[], put: (value: readonly T[]) => void) => ReactNode;
}) => {
  const [value, setValue] = useState(start);
  const [, paint] = useState(0);
  return (
    <form
      aria-label="ficha"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
      onKeyUp={() => paint((n) => n + 1)}
    >
      {children(
        value.map((one) => (typeof one === 'object' ? { ...one } : one)),
        (next) => {
          setValue(next);
          heard(next);
        },
      )}
      <button type="submit">Enviar</button>
    </form>
  );
};

interface Field {
  readonly name: string;
  /** What is typed, and the one that the arrows reach first. */
  readonly typed: string;
  readonly first: RegExp;
  readonly element: (heard: (value: readonly unknown[]) => void) => ReactNode;
  /** What a person hears of the choice made. */
  readonly chosen: unknown;
}

const people = (q: string): Promise<string[]> =>
  Promise.resolve(nomes.filter((nome) => bare(nome).includes(bare(q))));
const pick = (heard: (value: readonly unknown[]) => void, multiple: boolean, start: readonly string[]) => (
  <Painted<string> start={start} heard={heard}>
    {(value, put) => (
      <PickField
        id="campo"
        label="Campo"
        source="teste"
        search={people}
        multiple={multiple}
        value={value}
        keyOf={(one) => one}
        nameOf={(one) => one}
        onChange={put}
      />
    )}
  </Painted>
);

const records = nomes.map((rotulo, id) => ({ id: id + 1, rotulo }));
const combo = ({ q, ids }: { readonly q?: string; readonly ids?: readonly number[] }) =>
  Promise.resolve(
    records.filter(({ id, rotulo }) => ids?.includes(id) ?? bare(rotulo).includes(bare(q ?? ''))),
  );
const provider = Object.assign(testDataProvider(), {
  combo: (_: string, asked: Parameters<typeof combo>[0]) => combo(asked),
});
const relation = (
  heard: (value: readonly unknown[]) => void,
  multiple: boolean,
  start: readonly number[],
) => (
  <CoreAdminContext dataProvider={provider}>
    <Painted<number> start={start} heard={heard}>
      {(value, put) => (
        <RelationPicker
          id="campo"
          resource="pessoa"
          filter={{}}
          value={value}
          labels={{ 2: 'Beatriz Anjos' }}
          multiple={multiple}
          createLabel={multiple ? undefined : (typed) => `Criar ${typed}`}
          onChange={put}
        />
      )}
    </Painted>
  </CoreAdminContext>
);

const fields: readonly Field[] = [
  {
    name: 'copies of a forwarding',
    typed: 'sef',
    first: /^SEFIN/,
    chosen: [destinos[0], destinos[2]],
    element: (heard) => (
      <Painted<DestinoPossivel> start={destinos.slice(0, 1)} heard={heard}>
        {(value, put) => (
          <CopiasField id="campo" value={value} wrong={[]} except={() => false} onChange={put} />
        )}
      </Painted>
    ),
  },
  {
    name: 'the destination of a forwarding, another than the one chosen',
    typed: 'sem',
    first: /^SEMED/,
    chosen: [destinos[3]],
    element: (heard) => (
      <Painted<DestinoPossivel> start={destinos.slice(0, 1)} heard={heard}>
        {([value = null], put) => (
          <DestinoField
            id="campo"
            value={value}
            refusal={() => undefined}
            onChange={(one) => put(one ? [one] : [])}
          />
        )}
      </Painted>
    ),
  },
  {
    name: 'one person',
    typed: 'cai',
    first: /^Caio/,
    chosen: ['Caio Lemos'],
    element: (heard) => pick(heard, false, ['Beatriz Anjos']),
  },
  {
    name: 'several people',
    typed: 'cam',
    first: /^Camila/,
    chosen: ['Beatriz Anjos', 'Camila Dias'],
    element: (heard) => pick(heard, true, ['Beatriz Anjos']),
  },
  {
    name: 'one record of another register',
    typed: 'cai',
    first: /^Caio/,
    chosen: [3],
    element: (heard) => relation(heard, false, [2]),
  },
  {
    name: 'several records of another register',
    typed: 'cam',
    first: /^Camila/,
    chosen: [2, 4],
    element: (heard) => relation(heard, true, [2]),
  },
  {
    name: 'a choice among values that are all known',
    typed: 'cai',
    first: /^Caio/,
    chosen: [pessoas[2]],
    element: (heard) => (
      <Painted<ChoiceOption> start={pessoas.slice(0, 1)} heard={heard}>
        {([value], put) => (
          <Choice
            id="campo"
            aria={{ 'aria-label': 'Campo' }}
            options={pessoas}
            value={value}
            clearable
            idle={false}
            onChange={(one) => put(one ? [one] : [])}
            onBlur={() => undefined}
          />
        )}
      </Painted>
    ),
  },
];

beforeAll(() => loadTexts('cadastro'));
beforeEach(() => {
  sent.mockClear();
  openSession(helena([]));
  fakeApi({
    'GET tramite/destinos': ({ query }) => {
      const itens = destinos.filter(({ unidade: { sigla } }) =>
        bare(sigla).includes(bare(query.get('q') ?? '')),
      );
      return { payload: { itens, total: itens.length, start: 1, pageSize: 50 } };
    },
    'POST login/atualizar-token': { payload: {} },
  });
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('typed letter by letter, with arrows and Enter', () => {
  it.each(fields)('$name', async ({ typed, first, element, chosen }) => {
    const heard = vi.fn<(value: readonly unknown[]) => void>();
    renderScreen(element(heard));
    const user = userEvent.setup();
    const field = await screen.findByRole('combobox');
    await user.click(field);
    await user.clear(field);
    heard.mockClear();
    for (const letter of typed) {
      const before = (field as HTMLInputElement).value;
      await user.keyboard(letter);
      expect(field).toHaveValue(before + letter);
    }
    const offered = (): HTMLElement[] =>
      screen.getAllByRole('option', { name: (name) => !/^Criar/.test(name) });
    await waitFor(() => expect(offered()).toHaveLength(1));
    expect(offered()[0]).toHaveTextContent(first);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', offered()[0]?.id);
    await user.keyboard('{Enter}');
    expect(heard).toHaveBeenLastCalledWith(chosen);
  });

  // the one that offers to create what was not found has something to choose
  const closed = fields.filter(({ name }) => name !== 'one record of another register');
  it.each(closed)('what matches nothing is not sent and not lost: $name', async ({ element }) => {
    const heard = vi.fn<(value: readonly unknown[]) => void>();
    renderScreen(element(heard));
    const user = userEvent.setup();
    const field = await screen.findByRole('combobox');
    const said = 'Nada encontrado para “xyz”. Escolha da lista ou apague.';
    await user.click(field);
    await user.clear(field);
    heard.mockClear();
    await user.keyboard('xyz{Enter}');
    await screen.findByText(said);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(said));
    await user.tab();
    expect(field).not.toHaveFocus();
    expect(field).toHaveValue('xyz');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('xyz');
    expect(sent).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
    await user.clear(field);
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toHaveBeenCalledOnce();
  });

  it('what has a match and was left behind says that it was not chosen', async () => {
    renderScreen(pick(vi.fn<(value: readonly unknown[]) => void>(), true, []));
    const user = userEvent.setup();
    const field = await screen.findByRole('combobox');
    await user.type(field, 'cai');
    await user.tab();
    await screen.findByText('“cai” ainda não foi escolhido. Escolha da lista ou apague.');
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Caio Lemos' }));
    expect(field).toHaveValue('');
    expect(screen.queryByText(/ainda não foi escolhido/)).not.toBeInTheDocument();
  });

  it('a question without a form is not answered over what was not chosen', async () => {
    const confirmed = vi.fn<() => void>();
    renderScreen(
      <ConfirmDialog
        open
        title="Distribuir?"
        confirmLabel="Distribuir"
        onConfirm={confirmed}
        onClose={vi.fn()}
      >
        {pick(vi.fn<(value: readonly unknown[]) => void>(), false, [])}
      </ConfirmDialog>,
    );
    const user = userEvent.setup();
    const field = await screen.findByRole('combobox');
    await user.type(field, 'xyz');
    await user.click(screen.getByRole('button', { name: 'Distribuir' }));
    expect(confirmed).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('xyz');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Distribuir' }));
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('Enter before the answer takes nobody and sends nothing', async () => {
    const heard = vi.fn<(value: readonly unknown[]) => void>();
    const sent = vi.fn<() => void>();
    renderScreen(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <CopiasField id="campo" value={[]} wrong={[]} except={() => false} onChange={heard} />
        <button type="submit">Tramitar</button>
      </form>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await user.keyboard('sef{Enter}');
    expect(sent).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('option', { name: /^SEFIN/ }));
    expect(heard).toHaveBeenCalledWith([destinos[2]]);
  });
});
