import Button from '@mui/material/Button';
import { Route } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { ReactFlowProvider } from 'reactflow';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useSaveKey } from '#src/conteudo/edicao/use-save-key.ts';
import { saveFile } from '#src/data/download.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { classes } from '#src/ui/classes.ts';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { arrange } from './arrange.ts';
import { resizeBand } from './band-edits.ts';
import { besideChosen } from './beside-chosen.ts';
import { Baloes } from './comentarios/Baloes.tsx';
import { ComentariosButton } from './comentarios/ComentariosButton.tsx';
import { PainelComentarios } from './comentarios/PainelComentarios.tsx';
import { useComentarios } from './comentarios/use-comentarios.ts';
import { AddMenu, type Offer } from './components/AddMenu.tsx';
import { Canvas } from './components/Canvas.tsx';
import { ColourFields } from './components/ColourFields.tsx';
import { ElementMenu } from './components/ElementMenu.tsx';
import { Findings } from './components/Findings.tsx';
import { Palette } from './components/Palette.tsx';
import { CopiaOferecida } from './components/CopiaOferecida.tsx';
import { Conflito } from './components/Conflito.tsx';
import { KeepStatus } from './components/KeepStatus.tsx';
import { Dividing } from './components/Dividing.tsx';
import { LinkingNote } from './components/LinkingNote.tsx';
import { PanelButton } from './components/PanelButton.tsx';
import { OndeComeca } from './components/OndeComeca.tsx';
import type { Mends } from './components/MendButton.tsx';
import { Outline } from './components/Outline.tsx';
import { Properties } from './components/Properties.tsx';
import { ProblemBar } from './components/ProblemBar.tsx';
import { PublishButton } from './components/PublishButton.tsx';
import { ToolBar, type Export } from './components/ToolBar.tsx';
import { Salvos } from './components/Salvos.tsx';
import { Simular } from './components/Simular.tsx';
import { StartsButton } from './components/StartsButton.tsx';
import { bpmnFile, Versions } from './components/Versions.tsx';
import { elementOf, emptyXml, type Point } from './drawing.ts';
import { connect } from './edits.ts';
import styles from './FluxoGerenciar.module.css';
import { laneRoleFindings } from './lane-role-findings.ts';
import { notifyRefused } from './notify-refused.ts';
import { pictureFile } from './picture-file.ts';
import { moveSeveral } from './several.ts';
import { EscolherPronto } from './prontos/EscolherPronto.tsx';
import { ProntosOffer } from './prontos/ProntosOffer.tsx';
import { toggleSub } from './sub-process.ts';
import { Deadlines, useDeadline } from './use-deadline.ts';
import { useDesignerActs } from './use-designer-acts.ts';
import { semEnsaio } from './use-ensaio.ts';
import { openDrawing, useDrawing, type DrawingState } from './use-drawing.ts';
import { useJudged, type Judged } from './use-judged.ts';
import { useKeeping } from './use-keeping.ts';
import { useLocalCopy, type CopiaDesenho } from './use-local-copy.ts';
import { useBegun } from './novo/use-begun.ts';
import { RascunhosDoElemento } from './regras/rascunho-de-regra.ts';
import { unfinishedFindings } from './regras/unfinished-findings.ts';
import { useNames } from './regras/use-names.ts';
import { useLinking } from './use-linking.ts';
import { useMoving } from './use-moving.ts';
import { useNaming } from './use-naming.ts';
import { usePanels } from './use-panels.ts';
import { useImport } from './use-import.tsx';
import { useRascunhos } from './use-rascunhos.ts';
import { useRegions } from './use-regions.ts';
import { startsHeading, useSeeStarts } from './use-see-starts.ts';
import { useSelection } from './use-selection.ts';
import { useTopOf } from './use-top-of.ts';

interface DesignerProps {
  readonly desenho: DesenhoFluxo;
  readonly first: DrawingState;
}

/** The drawing, its outline and what the chosen element says: three views of one tree. */
export const Designer = ({ desenho: read, first }: DesignerProps) => {
  const text = useText();
  const [{ drawing, xml, turn, canUndo, canRedo }, acts] = useDrawing(first);
  const [desenho, setDesenho] = useState(read);
  const names = useNames(desenho, drawing, turn);
  const selection = useSelection(drawing, turn);
  const { chosen, selected, choose } = selection;
  const [judged, setJudged] = useState<Judged>();
  const [taken, setTaken] = useState(0);
  const panels = usePanels();
  const [trying, setTrying] = useState(false);
  const [ensaio, setEnsaio] = useState(semEnsaio);
  const { fluxo } = desenho;
  const keeper = useKeeping({
    id: fluxo.id,
    first: { xml: first.xml, revisao: read.revisao },
    xml,
    onJudged: (kept, found) => setJudged({ xml: kept, achados: found }),
  });
  const copy = useLocalCopy({
    id: fluxo.id,
    read: { xml: first.xml, revisao: read.revisao, alteradoEm: read.alteradoEm },
    xml,
    changed: keeper.changed,
    revisao: keeper.revisao,
    conflito: keeper.state.tipo === 'conflito',
  });
  const publish = useAct(fluxoApi.publicar, { refresh: [fluxoApi.desenho] });
  const { found, judging, onRetry } = useJudged({
    id: fluxo.id,
    xml,
    enabled: read.xml !== undefined || canUndo,
    kept: judged,
  });
  const rascunhos = useRascunhos(fluxo.id);
  const { regras } = rascunhos;
  const achados = useMemo(
    () =>
      found && [
        ...found,
        ...laneRoleFindings(drawing, desenho.papeis, text),
        ...unfinishedFindings(drawing, regras, text),
      ],
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [found, drawing, turn, desenho.papeis, regras, text],
  );
  const wrong = new Set(achados?.filter(({ impede }) => impede).flatMap(({ elemento }) => elemento ?? []));
  const element = elementOf(drawing, selected);

  const onPublish = async (): Promise<void> => {
    // what is on the paper is what is published
    if (!(await keeper.flush())) return;
    const answer = await publish.act({ params: { id: fluxo.id }, body: { revisao: keeper.revisao() } });
    setDesenho(answer);
    notify(text('fluxoDesenho.publicado', { numero: answer.versoes[0]?.numero ?? 1 }), {
      kind: 'success',
      actions: [{ label: text('fluxoDesenho.inicio.ver'), perform: seeStarts }],
    });
  };
  const putDrawing = async (next: Pick<DrawingState, 'drawing' | 'xml'>): Promise<void> => {
    await acts.replace(next);
    choose(undefined);
    setTaken((times) => times + 1);
  };
  const onRecover = async (copia: CopiaDesenho): Promise<void> => {
    await putDrawing(await openDrawing(copia.xml));
    copy.settle();
  };
  const onTheirs = async (): Promise<void> => {
    const theirs = await keeper.readTheirs();
    const opened = await openDrawing(theirs.xml ?? emptyXml);
    await putDrawing(opened);
    keeper.tookTheirs(opened.xml, theirs.revisao);
  };
  const importing = useImport({
    desenho,
    drawing,
    isDrawn: read.xml !== undefined || canUndo || keeper.revisao() > 0,
    put: async (next, pronto) => {
      await putDrawing(next);
      const said =
        pronto === undefined
          ? text('fluxoDesenho.importado')
          : text('fluxoDesenho.prontos.trazido', { nome: pronto });
      notify(said, { kind: 'success' });
    },
  });
  useBegun(fluxo.id, importing.take);
  const onExport = async (as: Export): Promise<void> => {
    if (as === 'bpmn') return saveFile({ blob: bpmnFile(xml), name: `${fluxo.codigo}.bpmn` });
    const { file, lacked } = await pictureFile(as, { drawing, xml, desenho: names }, text);
    saveFile({ blob: file, name: `${fluxo.codigo}.${as}` });
    if (lacked.length > 0) notify(text('fluxoDesenho.letrasSemFonte', { letras: lacked.join(' ') }));
  };
  const [library, setLibrary] = useState(false);
  const naming = useNaming({ drawing, edit: acts.edit, papeis: desenho.papeis, onChoose: choose });
  const [offer, setOffer] = useState<Offer>();
  const paper = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly at: Point }>();
  const linking = useLinking(
    drawing,
    (source, target) => void acts.edit((now) => connect(now, source, target)),
  );
  // its keys are those of the paper
  const link = (source: string): void => {
    linking.begin(source);
    paper.current?.focus();
  };
  const said = useTopOf<HTMLDivElement>(selected);
  useRegions();
  const move = useMoving(acts, desenho.papeis, turn);
  const mends: Mends = {
    papeis: desenho.papeis,
    onMend: (mend) =>
      void acts.edit(mend.apply).then((id) => {
        if (id !== undefined) choose(id);
      }),
  };
  const comentarios = useComentarios({
    fluxoId: fluxo.id,
    drawing,
    selection,
    flush: keeper.flush,
    rascunhos,
  });
  const showProperties = (): void => {
    if (comentarios.aberto) comentarios.toggle();
    if (!panels.propriedades) panels.toggle('propriedades');
  };
  const seeStarts = useSeeStarts(showProperties, choose);
  const putDeadline = useDeadline({ edit: acts.edit, choose, show: showProperties });
  const {
    add,
    remove,
    divide,
    beginLanes,
    editing: acting,
  } = useDesignerActs({
    naming,
    onOffer: () => setOffer({ at: besideChosen(paper.current) }),
    drawing,
    xml,
    selection,
    acts,
    move,
    papeis: desenho.papeis,
    linking,
  });
  const editing = [...acting, comentarios.item];
  useSaveKey(() => quiet(keeper.flush()));
  const quiet = (work: Promise<unknown>): void => void work.catch(() => undefined);

  return (
    <div className={styles.page}>
      <PageHeader
        title={fluxo.nome}
        pageName={text('fluxoDesenho.pagina')}
        crumbs={[
          { label: text('fluxoDesenho.fluxos'), to: '/workflow/fluxo' },
          { label: fluxo.nome, to: `/workflow/fluxo/consulta/${fluxo.id}` },
          { label: text('fluxoDesenho.pagina') },
        ]}
        subtitle={
          desenho.versoes[0]
            ? text('fluxoDesenho.versao', { numero: desenho.versoes[0].numero })
            : text('fluxoDesenho.nuncaPublicado')
        }
        actions={
          <>
            <KeepStatus
              state={keeper.state}
              besides={copy.found !== undefined}
              onRetry={() => quiet(keeper.flush())}
            />
            <Button
              variant="outlined"
              startIcon={<Route size={16} aria-hidden="true" />}
              onClick={() => setTrying(true)}
            >
              {text('fluxoDesenho.simular')}
            </Button>
            <StartsButton desenho={desenho} onSee={seeStarts} />
            <PublishButton
              drawing={drawing}
              achados={achados}
              onPublish={onPublish}
              onSelect={choose}
              unsaved={'motivo' in keeper.state ? keeper.state : undefined}
              busy={publish.isPending}
              onSave={() => quiet(keeper.flush())}
            />
          </>
        }
      />
      {keeper.state.tipo === 'conflito' && (
        <Conflito motivo={keeper.state.motivo} onMine={keeper.keepMine} onTheirs={onTheirs} />
      )}
      {copy.found && (
        <CopiaOferecida
          copia={copy.found}
          onRecover={() => copy.found && void onRecover(copy.found).catch(notifyRefused)}
          onDiscard={copy.settle}
        />
      )}
      <ToolBar
        canUndo={canUndo}
        canRedo={canRedo}
        after={element}
        onUndo={() => quiet(acts.undo())}
        onRedo={() => quiet(acts.redo())}
        editing={editing}
        onAdd={add}
        onArrange={() => void acts.edit(arrange)}
        onLibrary={() => setLibrary(true)}
        onExport={(as) => void onExport(as).catch(notifyRefused)}
        onImport={(file) => void importing.take(file).catch(notifyRefused)}
      />
      <div
        className={classes(
          styles.body,
          !panels.roteiro && styles.noOutline,
          !panels.propriedades && !comentarios.aberto && styles.noProperties,
        )}
      >
        <section
          ref={paper}
          data-papel=""
          data-regiao="papel"
          tabIndex={0}
          className={styles.canvas}
          aria-label={text('fluxoDesenho.desenho')}
        >
          <ReactFlowProvider>
            <Dividing value={divide}>
              <Deadlines value={putDeadline}>
                <div className={styles.paper}>
                  {panels.paleta && <Palette after={element !== undefined} onAdd={add} />}
                  <div className={styles.board}>
                    <span className={styles.corner}>
                      <PanelButton panels={panels} of="roteiro" />
                      <PanelButton panels={panels} of="paleta" />
                    </span>
                    <span className={classes(styles.corner, styles.atEnd)}>
                      <ComentariosButton of={comentarios} />
                      {!comentarios.aberto && <PanelButton panels={panels} of="propriedades" />}
                    </span>
                    {read.xml === undefined && !canUndo && (
                      <ProntosOffer onOpen={() => setLibrary(true)} onLanes={beginLanes} />
                    )}
                    <LinkingNote drawing={drawing} linking={linking} />
                    <Canvas
                      names={names}
                      drawing={drawing}
                      turn={turn}
                      taken={taken}
                      selection={selection}
                      wrong={wrong}
                      onMove={(ids, dx, dy) => move(ids, (now) => moveSeveral(now, ids, dx, dy))}
                      onToggle={(id) => void acts.edit((now) => toggleSub(now, id))}
                      onResize={(id, size) => void acts.edit((now) => resizeBand(now, id, size))}
                      onConnect={(source, target) => void acts.edit((now) => connect(now, source, target))}
                      edit={acts.edit}
                      linking={{ ...linking, begin: link }}
                      onMenu={setMenu}
                      naming={naming}
                      onName={(id) => {
                        choose(id);
                        naming.begin(id);
                      }}
                      onAdd={add}
                      onOffer={setOffer}
                    />
                    <Baloes of={comentarios} turn={turn} />
                  </div>
                </div>
              </Deadlines>
            </Dividing>
          </ReactFlowProvider>
          {(judging || onRetry || achados) && (
            <ProblemBar
              drawing={drawing}
              achados={achados}
              onRetry={onRetry}
              mends={mends}
              onSelect={choose}
            />
          )}
        </section>
        <section
          id="painel-roteiro"
          data-regiao="roteiro"
          className={classes(styles.side, styles.outlineSide)}
          aria-labelledby="roteiro"
          hidden={!panels.roteiro}
        >
          <h2 id="roteiro">{text('fluxoDesenho.roteiro')}</h2>
          <p className="xs sub">{text('fluxoDesenho.roteiroAjuda')}</p>
          <Outline
            drawing={drawing}
            selection={selection}
            wrong={wrong}
            onToggle={(id) => void acts.edit((now) => toggleSub(now, id))}
          />
        </section>
        <div
          ref={said}
          id="painel-propriedades"
          data-regiao="propriedades"
          className={classes(styles.side, styles.propertiesSide)}
          hidden={!panels.propriedades || comentarios.aberto}
        >
          <section aria-labelledby="propriedades">
            <h2 id="propriedades">{text('fluxoDesenho.propriedades')}</h2>
            {chosen.length > 1 ? (
              <>
                <p className="sm sub">{text('fluxoDesenho.escolhidos', { count: chosen.length })}</p>
                <ColourFields
                  drawing={drawing}
                  elements={chosen.flatMap((id) => elementOf(drawing, id) ?? [])}
                  onChange={(work) => void acts.edit(work)}
                />
              </>
            ) : element ? (
              <RascunhosDoElemento value={{ ...rascunhos, elemento: element.id }}>
                <Properties
                  key={element.id}
                  drawing={drawing}
                  element={element}
                  names={names}
                  problem={found?.find(({ elemento }) => elemento === element.id)?.mensagem}
                  edit={acts.edit}
                  move={move}
                  onSelect={choose}
                  onRemove={remove}
                />
              </RascunhosDoElemento>
            ) : (
              <p className="sm sub">{text('fluxoDesenho.nada')}</p>
            )}
          </section>
          {chosen.length < 2 && (!element || element.$type === 'bpmn:StartEvent') && (
            <section aria-labelledby={startsHeading}>
              <h2 id={startsHeading} tabIndex={-1}>
                {text('fluxoDesenho.inicio.titulo')}
              </h2>
              <OndeComeca desenho={desenho} />
            </section>
          )}
          <section aria-labelledby="falta">
            <h2 id="falta">{text('fluxoDesenho.falta')}</h2>
            <Findings
              drawing={drawing}
              achados={achados}
              changed={!judging}
              mends={mends}
              onSelect={choose}
            />
          </section>
          <section aria-labelledby="versoes">
            <h2 id="versoes">{text('fluxoDesenho.versoes')}</h2>
            <Versions desenho={desenho} xml={xml} />
            <Salvos desenho={desenho} drawing={drawing} onBring={putDrawing} />
          </section>
        </div>
        {comentarios.aberto && (
          <div id="painel-comentarios" data-regiao="propriedades" className={styles.side}>
            <PainelComentarios of={comentarios} />
          </div>
        )}
      </div>
      {trying && (
        <Simular
          desenho={desenho}
          drawing={drawing}
          xml={xml}
          ensaio={ensaio}
          onEnsaio={setEnsaio}
          onElement={(id) => {
            choose(id);
            setTrying(false);
          }}
          onClose={() => setTrying(false)}
        />
      )}
      <ElementMenu
        element={elementOf(drawing, menu?.id)}
        at={menu?.at ?? { x: 0, y: 0 }}
        editing={editing}
        onAdd={add}
        onMore={(at) => setOffer({ at })}
        onLink={link}
        onDeadline={putDeadline}
        onName={naming.begin}
        onClose={() => setMenu(undefined)}
      />
      <AddMenu offer={offer} onAdd={add} onClose={() => setOffer(undefined)} />
      {importing.question}
      {library && (
        <EscolherPronto
          onTake={(taken, { nome }) => {
            setLibrary(false);
            void importing.take(new File([taken], `${fluxo.codigo}.bpmn`), nome).catch(notifyRefused);
          }}
          onClose={() => setLibrary(false)}
        />
      )}
      <LeaveGuard
        when={() => keeper.changed || comentarios.written.typed}
        settle={async () => (await keeper.flush()) && !comentarios.written.typed}
        kept={() => !keeper.changed && rascunhos.isKept()}
        name={text(comentarios.written.typed ? 'fluxoComentarios.porEnviar' : 'fluxoDesenho.desenho')}
      />
    </div>
  );
};
