import { readdirSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { matchPath, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '#screens/index.ts';
import type { Screen } from '#screens/screen.ts';
import { widgetKinds } from '#schemas/painel/widget-kinds.ts';
import { corePermissions } from '#schemas/permissions.ts';
import type { UserFlagName } from '#schemas/user-flags.ts';
import { buildMenu } from '#src/app/menu.ts';
import { builtIns } from '#src/app/menu-items.ts';
import { Permitted } from '#src/app/Permitted.tsx';
import { isSingle, placesOf } from '#src/engine/register.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { can } from '#src/session/can.ts';
import { closeSession, openSession, type Session } from '#src/session/session-store.ts';
import { registerNamed } from '../engine/registers.ts';
import { helena } from '../person.ts';

const registers = readdirSync('resources')
  .filter((name) => name.endsWith('.json'))
  .map((name) => registerNamed(name.replace('.json', '')));
const places = registers.flatMap((register) => placesOf(register));
const ofRegisters = places.flatMap(({ register, permissions: { list, view, edit } }) =>
  (isSingle(register) ? [view, edit] : [list]).filter((one) => one !== undefined),
);
/** Everything that a profile may grant. */
const everything = [...new Set([...Object.keys(corePermissions), ...ofRegisters])];

/** Somebody of a profile with these permissions and nothing else: no administrator, no mark. */
const withOnly = (permissoes: readonly string[], marcas: readonly UserFlagName[] = []): Session => {
  const { dados, ...rest } = helena(permissoes);
  return {
    ...rest,
    dados: {
      ...dados,
      usuario: { ...dados.usuario, marcas: [...marcas] },
      perfilAcesso: { ...dados.perfilAcesso, regras: [], administradorLocal: false },
    },
  };
};

const shownTo = (session: Session): readonly string[] =>
  buildMenu(session, registers).flatMap(({ items, groups }) =>
    [...items, ...groups.flatMap((group) => group.items)].map(({ to }) => to),
  );

/** The screen that answers for an address, the most exact one. */
const screenAt = (to: string): Screen | undefined =>
  screens.find(({ path }) => path === to) ?? screens.find(({ path }) => matchPath(path, to) !== null);

/** Whether the door of the client lets the person through, as the routes ask it. */
const doorOpens = (session: Session, screen: Screen): boolean => {
  openSession({ ...helena(), ...session });
  const { container, unmount } = render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Permitted screen={screen}>dentro</Permitted>} />
        <Route path="*" element={<p>negado</p>} />
      </Routes>
    </MemoryRouter>,
  );
  const inside = container.textContent.includes('dentro');
  unmount();
  return inside;
};

/** An address of the menu opens: by the door of its screen, or as the place of a register that the person lists. */
const opens = (session: Session, to: string): boolean => {
  const screen = screenAt(to);
  if (screen)
    return screen.permission === undefined
      ? screen.open === true
      : [screen.permission].flat().some((one) => can(session, one));
  const place = places.find(({ base }) => base === to);
  if (!place) return false;
  const { list, view, edit } = place.permissions;
  const doors = isSingle(place.register) ? [view, edit] : [list];
  return doors.some((one) => one !== undefined && session.dados.perfilAcesso.permissoes.includes(one));
};

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  closeSession();
});

const guarded = builtIns.filter(({ need }) => need?.all !== undefined);

describe('an item of the menu', () => {
  it.each(guarded.map(({ key, to, need }) => [key, to, need?.all ?? []] as const))(
    '%s is offered and opens %s with its permission alone, and neither with every other one',
    (_, to, permissions) => {
      const screen = screenAt(to);
      if (!screen) throw new Error(`ninguém responde por ${to}`);
      const one = withOnly(permissions);
      expect(shownTo(one)).toContain(to);
      expect(doorOpens(one, screen)).toBe(true);
      const others = withOnly(everything.filter((name) => !permissions.includes(name)));
      expect(shownTo(others)).not.toContain(to);
      expect(doorOpens(others, screen)).toBe(false);
    },
  );

  it('that asks for nothing is offered to whoever is signed in, and opens to them', () => {
    const free = builtIns.filter(({ need }) => need === undefined).map(({ to }) => to);
    const nobody = withOnly([]);
    for (const to of free) {
      const screen = screenAt(to);
      if (!screen) throw new Error(`ninguém responde por ${to}`);
      expect(shownTo(nobody), to).toContain(to);
      expect(doorOpens(nobody, screen), to).toBe(true);
    }
    // what somebody has to do in a flow is theirs, whatever their profile: a role may call anybody
    expect(free).toContain('/principal/atividades');
  });

  it('of a panel leads to a page that opens by what the panel asks for, and to no other', () => {
    const wrong = widgetKinds.flatMap(({ tipo, permissao, pagina }) => {
      if (pagina === undefined) return [];
      const session = withOnly(permissao === undefined ? [] : [permissao]);
      return opens(session, pagina.replace(/\?.*/, '')) ? [] : [`${tipo}: ${pagina}`];
    });
    expect(wrong).toEqual([]);
  });

  it('of a mark of the person is offered by that mark, and by no permission', () => {
    const marked = builtIns.flatMap(({ to, need }) => (need?.flag ? [{ to, flag: need.flag }] : []));
    expect(marked.length).toBeGreaterThan(0);
    for (const { to, flag } of marked) {
      expect(shownTo(withOnly([], [flag])), to).toContain(to);
      expect(shownTo(withOnly(everything)), to).not.toContain(to);
    }
  });

  it('of a register is offered by each permission that opens it, and not without all of them', () => {
    const wrong: string[] = [];
    const inMenu = new Set(shownTo(withAll()));
    for (const {
      base,
      register,
      permissions: { list, view, edit },
    } of places) {
      if (!inMenu.has(base)) continue;
      const doors = (isSingle(register) ? [view, edit] : [list]).filter((one) => one !== undefined);
      for (const door of doors)
        if (!roleOf(base) && !shownTo(withOnly([door])).includes(base)) wrong.push(`${base} sem ${door}`);
      if (shownTo(withOnly(everything.filter((name) => !doors.includes(name)))).includes(base))
        wrong.push(`${base} sem permissão`);
    }
    expect(wrong).toEqual([]);
  });

  it('is offered only where it opens, with each permission alone and with none', () => {
    const wrong: string[] = [];
    for (const permission of ['', ...everything]) {
      const session = withOnly(permission === '' ? [] : [permission]);
      for (const to of shownTo(session)) if (!opens(session, to)) wrong.push(`${permission}: ${to}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** An administrator with everything. */
const withAll = (): Session => {
  const { dados, ...rest } = withOnly(everything);
  return {
    ...rest,
    dados: {
      ...dados,
      perfilAcesso: { ...dados.perfilAcesso, administrador: true, administradorLocal: true },
    },
  };
};
/** An item that asks for a role beyond its permission. */
const roleOf = (base: string): boolean =>
  registers.some(({ definicao: { menu, mounts }, definicao }) =>
    [menu, ...(mounts ?? []).map((mount) => mount.menu)].some(
      (one) =>
        one?.role !== undefined &&
        placesOf({ ...registerNamed(definicao.name) }).some((p) => p.base === base),
    ),
  );

describe('what asks no permission', () => {
  it.each([
    '/principal/protocolo/edicao/:id',
    '/principal/protocolo/consulta/:id',
    '/principal/caixa-central/protocolo-externo/:id',
    '/principal/notificacao',
    '/opcoes-usuario/preferencias-usuario',
    '/',
  ])('%s opens to whoever is signed in: the server answers for each content', (path) => {
    const screen = screens.find((one) => one.path === path);
    if (!screen) throw new Error(`ninguém responde por ${path}`);
    expect(doorOpens(withOnly([]), screen)).toBe(true);
  });
});
