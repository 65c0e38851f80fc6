import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import { Plus, RotateCcw } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { ArranjoPainel, WidgetPainel } from '#schemas/shapes/painel.ts';
import type { RegistroEscolha } from '#schemas/shapes/registro.ts';
import { useSavedSearches } from '#src/conteudo/saved-searches.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { classes } from '#src/ui/classes.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { AddWidget } from './AddWidget.tsx';
import {
  hasRoom,
  moveWidget,
  newId,
  placeOf,
  putWidget,
  removeWidget,
  stepOf,
  type Place,
} from './arrange.ts';
import { OrganizerItem } from './OrganizerItem.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useWidgetDrag } from './use-widget-drag.ts';
import { widgetName } from './widget-names.ts';
import styles from './Organizer.module.css';
import { useQuery } from '@tanstack/react-query';
import type { Page } from '#schemas/api/endpoint.ts';
import { http } from '#src/data/http.ts';

/** The profiles whose standard home the person may set; none for who may not. */
const useProfiles = (): readonly RegistroEscolha[] => {
  const enabled = useCan('perfilAcessoEditar');
  const { data } = useQuery({
    queryKey: ['perfil-acesso/combo', 'painel'],
    queryFn: async ({ signal }) =>
      (await http('perfil-acesso/combo?pageSize=50&ativo=true', {
        signal,
        quiet: true,
      })) as Page<RegistroEscolha>,
    enabled,
    staleTime: 60_000,
  });
  return data?.itens ?? [];
};

/** In the list of what may be arranged: the person's own home; the others are profiles. */
const mine = 0;

interface Adding {
  readonly posicao: number;
  /** What is being chosen anew. */
  readonly widget?: WidgetPainel;
}

/** The six positions and the blocks of each, to be put in order by hand, by keyboard or from a menu. */
export const Organizer = () => {
  const text = useText();
  const profiles = useProfiles();
  const [target, setTarget] = useState(mine);
  const perfil = target === mine ? undefined : target;
  const { arranjo: kept, standard, error, again, keep } = useArrangement(perfil);
  const searches = useSavedSearches(useCan('PesquisaAvancadaListar')).data?.itens ?? [];
  /** What the keyboard has taken, and how it stands meanwhile. */
  const [moving, setMoving] = useState<{ readonly id: string; readonly arranjo: ArranjoPainel }>();
  const [held, setHeld] = useState<string>();
  const [said, setSaid] = useState('');
  const [adding, setAdding] = useState<Adding>();
  const arranjo = moving?.arranjo ?? kept;

  const nameOf = (widget: WidgetPainel): string => widgetName(widget, searches);
  const move = (id: string, to: Place): void => {
    if (!kept) return;
    const next = moveWidget(kept, id, to);
    if (JSON.stringify(next) !== JSON.stringify(kept)) keep(next);
  };
  const drag = useWidgetDrag(move);

  const onKey = (widget: WidgetPainel, event: KeyboardEvent): void => {
    if (!kept) return;
    const { key } = event;
    const bloco = nameOf(widget);
    if (key === ' ' || (key === 'Enter' && moving)) {
      event.preventDefault();
      if (!moving) {
        setMoving({ id: widget.id, arranjo: kept });
        setHeld(widget.id);
        setSaid(text('painel.pego', { bloco }));
        return;
      }
      const at = placeOf(moving.arranjo, widget.id);
      setMoving(undefined);
      setSaid(text('painel.solto', { bloco, numero: (at?.posicao ?? 0) + 1 }));
      if (at) move(widget.id, at);
      return;
    }
    if (moving?.id !== widget.id) return;
    if (key === 'Escape') {
      event.stopPropagation();
      setMoving(undefined);
      setSaid(text('painel.cancelado', { bloco }));
      return;
    }
    const to = stepOf(moving.arranjo, widget.id, key);
    if (!to) return;
    event.preventDefault();
    const next = moveWidget(moving.arranjo, widget.id, to);
    const at = placeOf(next, widget.id) ?? to;
    setMoving({ id: widget.id, arranjo: next });
    setSaid(
      text('painel.movido', {
        bloco,
        numero: at.posicao + 1,
        lugar: at.lugar + 1,
        total: next.posicoes[at.posicao]?.length ?? 1,
      }),
    );
  };

  const include = (tipo: string, parametros: WidgetPainel['parametros']): void => {
    setAdding(undefined);
    if (!kept || !adding) return;
    const { widget, posicao } = adding;
    const at = widget && placeOf(kept, widget.id);
    const chosen = { id: widget?.id ?? newId(kept, tipo), tipo, ...defined({ parametros }) };
    keep(putWidget(kept, chosen, at ?? { posicao, lugar: kept.posicoes[posicao]?.length ?? 0 }));
  };

  return (
    <div className={styles.organizer}>
      <div className={styles.bar}>
        {profiles.length > 0 && (
          <SelectInput
            className={styles.target}
            label={text('painel.doQue')}
            value={target}
            onChange={(chosen) => {
              setMoving(undefined);
              setTarget(chosen);
            }}
            options={[
              { value: mine, label: text('painel.meu') },
              ...profiles.map(({ id, rotulo }) => ({
                value: id,
                label: text('painel.padraoDe', { perfil: rotulo }),
              })),
            ]}
          />
        )}
        <p className="sm sub grow">
          {perfil !== undefined
            ? text('painel.padraoAjuda')
            : text(standard ? 'painel.origem.PERFIL' : 'painel.origem.PESSOA')}
        </p>
        {!standard && (
          <Button startIcon={<RotateCcw aria-hidden="true" />} onClick={() => keep(undefined)}>
            {text('painel.voltar')}
          </Button>
        )}
      </div>
      <p className="vh" role="status">
        {said}
      </p>
      {!arranjo && error ? <ErrorState error={error} onRetry={again} /> : null}
      {!arranjo && !error && <FormSkeleton />}
      {arranjo && (
        <div className={styles.grid}>
          {arranjo.posicoes.map((widgets, posicao) => (
            <div
              key={posicao}
              data-posicao={posicao}
              className={classes(styles.position, drag.over?.posicao === posicao && styles.over)}
            >
              <Sheet flush title={text('painel.posicao', { numero: posicao + 1 })}>
                {widgets.length === 0 && <p className={styles.none}>{text('painel.posicaoVazia')}</p>}
                <ul>
                  {widgets.map((widget, lugar) => (
                    <OrganizerItem
                      key={widget.id}
                      arranjo={arranjo}
                      widget={widget}
                      name={nameOf(widget)}
                      at={{ posicao, lugar }}
                      grabbed={moving?.id === widget.id}
                      held={held === widget.id}
                      dragged={drag.dragged === widget.id}
                      marked={
                        drag.over?.posicao === posicao &&
                        widgets.filter(({ id }) => id !== drag.dragged)[drag.over.lugar]?.id === widget.id
                      }
                      handle={drag.handleOf(widget.id)}
                      onKey={(event) => onKey(widget, event)}
                      onMove={(to) => move(widget.id, to)}
                      onChange={() => setAdding({ posicao, widget })}
                      onRemove={() => keep(removeWidget(arranjo, widget.id))}
                    />
                  ))}
                </ul>
                {hasRoom(arranjo, posicao) && (
                  <Button
                    className={styles.add}
                    startIcon={<Plus aria-hidden="true" />}
                    aria-label={text('painel.incluirEm', { numero: posicao + 1 })}
                    onClick={() => setAdding({ posicao })}
                  >
                    {text('painel.incluir')}
                  </Button>
                )}
              </Sheet>
            </div>
          ))}
        </div>
      )}
      {adding && (
        <AddWidget
          searches={searches}
          ofPerson={perfil === undefined}
          widget={adding.widget}
          onChoose={include}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
};
