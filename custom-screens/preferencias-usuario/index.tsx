import { useSearchParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import styles from './Preferencias.module.css';
import type { ComponentType } from 'react';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { Aparencia } from './components/Aparencia.tsx';
import { Inicio } from './components/Inicio.tsx';
import { Mensagens } from './components/Mensagens.tsx';
import { Seguranca } from './components/Seguranca.tsx';
import { Trabalho } from './components/Trabalho.tsx';

interface PreferenceSection {
  /** Its name in the address: `?secao=`. */
  readonly key: string;
  readonly label: MessageKey;
  readonly Panel: ComponentType;
}

/** The tabs of the screen, in their order. */
const sections: readonly PreferenceSection[] = [
  { key: 'aparencia', label: 'preferencias.secoes.aparencia', Panel: Aparencia },
  { key: 'inicio', label: 'painel.secao', Panel: Inicio },
  { key: 'mensagens', label: 'preferencias.secoes.mensagens', Panel: Mensagens },
  { key: 'trabalho', label: 'preferencias.secoes.trabalho', Panel: Trabalho },
  { key: 'seguranca', label: 'entrada.seguranca', Panel: Seguranca },
];

/** What each person chooses for themselves, one section at a time; the address names the section. */
export const PreferenciasUsuario = () => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('secao');
  const [first] = sections;
  const section = sections.find(({ key }) => key === asked) ?? first;
  if (!section) return null;
  const { key, Panel } = section;
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('preferencias.titulo')}
        crumbs={[{ label: text('shell.menu.secoes.opcoes-usuario') }, { label: text('preferencias.titulo') }]}
        subtitle={text('preferencias.descricao')}
      />
      <CountTabs
        label={text('preferencias.titulo')}
        value={key}
        panels="preferencias"
        onChange={(next) => setSearch(next === first?.key ? {} : { secao: next }, { replace: true })}
        tabs={sections.map((each) => ({ value: each.key, label: text(each.label) }))}
      />
      <div
        id={`preferencias-${key}`}
        role="tabpanel"
        aria-labelledby={`preferencias-${key}-aba`}
        className={styles.body}
      >
        <Panel />
      </div>
    </div>
  );
};
