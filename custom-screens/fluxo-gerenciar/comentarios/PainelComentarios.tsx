import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { fluxoComentarioApi } from '#schemas/api/fluxo-comentario.ts';
import { isTimer } from '#schemas/fluxo/atividade.ts';
import type { FluxoConversa } from '#schemas/shapes/fluxo-comentario.ts';
import type { Comentado } from '#src/conteudo/comentarios/comentado.ts';
import { ComentarioForm } from '#src/conteudo/comentarios/ComentarioForm.tsx';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { elementOf } from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import styles from './Comentarios.module.css';
import { Conversa } from './Conversa.tsx';
import { countOf, fits, isGone, type Filtro } from './conversas.ts';
import { newKey, type Comentarios } from './use-comentarios.ts';

const filtros = ['abertos', 'resolvidos'] as const satisfies readonly Filtro[];
const longestName = 200;

interface PainelComentariosProps {
  readonly of: Comentarios;
}

/** Beside the drawing: what is said about it, and where more is written. Its keys are its own: Esc leaves the field and not the panel. */
export const PainelComentarios = ({ of }: PainelComentariosProps) => {
  const text = useText();
  const { conversas, error } = of;
  const panel = useRef<HTMLElement>(null);
  // on a phone it stands below the drawing, where nobody saw it open
  useEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), []);
  const comentado: Comentado = {
    id: of.fluxoId,
    pessoas: fluxoComentarioApi.pessoas,
    textos: 'fluxoComentarios',
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // what a dialog over it closes by is not of the panel
    const own = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !own) return;
    panel.current?.focus();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-own-keys=""
      className={styles.painel}
      aria-labelledby="comentarios"
      onKeyDown={onKeyDown}
    >
      <div className={styles.cabeca}>
        <h2 id="comentarios">{text('fluxoComentarios.titulo')}</h2>
        <IconAction size="small" icon={X} label={text('fluxoComentarios.fechar')} onClick={of.toggle} />
      </div>
      <div className={styles.escrita}>
        <Nova of={of} comentado={comentado} />
      </div>
      {conversas ? (
        <>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            className={styles.filtro}
            value={of.filtro}
            aria-label={text('fluxoComentarios.filtro.rotulo')}
            onChange={(_, filtro: Filtro | null) => filtro && of.setFiltro(filtro)}
          >
            {filtros.map((filtro) => (
              <ToggleButton key={filtro} value={filtro}>
                {text(`fluxoComentarios.filtro.${filtro}`, { count: countOf(conversas, filtro) })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Lista of={of} comentado={comentado} conversas={conversas} />
        </>
      ) : error ? (
        <ErrorState error={error} title={text('fluxoComentarios.falhou')} onRetry={() => void of.refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </section>
  );
};

interface PartProps extends PainelComentariosProps {
  readonly comentado: Comentado;
}

/** Where a conversation begins: about what is chosen, or about the whole drawing. */
const Nova = ({ of, comentado }: PartProps) => {
  const text = useText();
  const comecar = useAct(fluxoComentarioApi.comecar, {
    ownError: true,
    refresh: [fluxoComentarioApi.listar],
  });
  const element = elementOf(of.drawing, of.selected);
  const nome = element && elementName(element, text).slice(0, longestName);
  // what a time waits for is no name of it: `em 5 dias` would say when
  const dito =
    element && isTimer(element) && !element.name?.trim() ? `${kindName(element, text)}: ${nome}` : nome;
  return (
    <ComentarioForm
      key={`${element?.id ?? ''} ${of.pedidos} ${of.written.lidos}`}
      comentado={comentado}
      busy={comecar.isPending}
      label={
        dito === undefined
          ? text('fluxoComentarios.novoNoTodo')
          : text('fluxoComentarios.novoEm', { nome: dito })
      }
      autoFocus={of.foco?.campo === true && of.foco.conversa === undefined}
      kept={of.written.of(newKey(element?.id))}
      onSend={async (written) => {
        if (element) await of.flush();
        await comecar.act({
          params: { id: of.fluxoId },
          body: element ? { ...written, elemento: element.id, nome: nome ?? '' } : written,
        });
        of.setFiltro('abertos');
      }}
    />
  );
};

interface ListaProps extends PartProps {
  readonly conversas: readonly FluxoConversa[];
}

/** The newest first; apart, those whose elements are no longer drawn. */
const Lista = ({ of, comentado, conversas }: ListaProps) => {
  const text = useText();
  const shown = conversas.filter((one) => fits(one, of.filtro) || one.id === of.atual).toReversed();
  if (shown.length === 0)
    return (
      <p className="sm sub">
        {conversas.length === 0
          ? text('fluxoComentarios.vazio')
          : text(`fluxoComentarios.${of.filtro === 'abertos' ? 'vazioAbertos' : 'vazioResolvidos'}`)}
      </p>
    );
  const gone = shown.filter((one) => isGone(of.drawing, one));
  const rows = (some: readonly FluxoConversa[]) =>
    some.map((one) => <Conversa key={one.id} conversa={one} comentado={comentado} of={of} />);
  return (
    <>
      <ul className={styles.conversas} aria-label={text('fluxoComentarios.titulo')}>
        {rows(shown.filter((one) => !gone.includes(one)))}
      </ul>
      {gone.length > 0 && (
        <>
          <h3 id="comentarios-sem-elemento" className={styles.grupo}>
            {text('fluxoComentarios.naoExistem')}
          </h3>
          <ul className={styles.conversas} aria-labelledby="comentarios-sem-elemento">
            {rows(gone)}
          </ul>
        </>
      )}
    </>
  );
};
