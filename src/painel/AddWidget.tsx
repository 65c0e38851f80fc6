import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { widgetGroups, type WidgetKind } from '#schemas/painel/widget-kind.ts';
import { widgetKinds } from '#schemas/painel/widget-kinds.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { ParameterForm } from './ParameterForm.tsx';
import { iconOf } from './widget-icons.ts';
import { kindName } from './widget-names.ts';
import styles from './Organizer.module.css';

interface AddWidgetProps {
  readonly searches: readonly PesquisaSalva[];
  /** In the home of a person, and not in that of a profile. */
  readonly ofPerson: boolean;
  /** Whose parameters are being changed. */
  readonly widget?: WidgetPainel;
  readonly onChoose: (tipo: string, parametros: WidgetPainel['parametros']) => void;
  readonly onClose: () => void;
}

/** Every kind of block by its group; those that cannot be had say why. */
export const AddWidget = ({ searches, ofPerson, widget, onChoose, onClose }: AddWidgetProps) => {
  const text = useText();
  const session = useSession();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(widgetKinds.find(({ tipo }) => tipo === widget?.tipo));
  const found = widgetKinds.filter((kind) =>
    matchesText(kindName(kind.tipo, kind.fonte !== undefined), typed),
  );
  const refusalOf = ({ fonte, permissao }: WidgetKind): string | undefined => {
    if (!fonte) return text('painel.aindaNao');
    if (permissao !== undefined && !can(session, permissao)) return text('painel.semPermissao');
    return !ofPerson && fonte.de === 'salva' ? text('painel.deUmaPessoa') : undefined;
  };
  const choose = (kind: WidgetKind): void => {
    if (kind.parametros) setAsked(kind);
    else onChoose(kind.tipo, undefined);
  };
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} className={styles.dialogTitle}>
        <span className="grow">{asked ? kindName(asked.tipo) : text('painel.catalogo')}</span>
        <IconAction icon={X} label={text('ui.fechar')} onClick={onClose} />
      </DialogTitle>
      <DialogContent>
        {asked?.parametros ? (
          <ParameterForm
            schema={asked.parametros}
            searches={searches}
            value={widget?.parametros ?? {}}
            changing={widget !== undefined}
            ofPerson={ofPerson}
            onSubmit={(parametros) => onChoose(asked.tipo, parametros)}
          />
        ) : (
          <>
            <div className={styles.search}>
              <SearchField autoFocus label={text('painel.procurar')} value={typed} onChange={setTyped} />
            </div>
            {found.length === 0 && <p className={styles.none}>{text('painel.nenhumAchado')}</p>}
            {widgetGroups.map((grupo) => (
              <Group
                key={grupo}
                title={text(`painel.grupos.${grupo}`)}
                kinds={found.filter((kind) => kind.grupo === grupo)}
                refusalOf={refusalOf}
                onChoose={choose}
              />
            ))}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
};

interface GroupProps {
  readonly title: string;
  readonly kinds: readonly WidgetKind[];
  readonly refusalOf: (kind: WidgetKind) => string | undefined;
  readonly onChoose: (kind: WidgetKind) => void;
}

const Group = ({ title, kinds, refusalOf, onChoose }: GroupProps) => {
  const titleId = useId();
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.group}>
        {title}
      </h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => {
          const refusal = refusalOf(kind);
          const Icon = iconOf(kind.icone);
          return (
            <li key={kind.tipo}>
              <button
                type="button"
                className={styles.kind}
                aria-disabled={refusal !== undefined}
                onClick={() => refusal === undefined && onChoose(kind)}
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                <span className="grow">
                  {kindName(kind.tipo, kind.fonte !== undefined)}
                  {refusal !== undefined && <span className={styles.why}>{refusal}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
