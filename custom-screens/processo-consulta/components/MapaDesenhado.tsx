import { useNavigate } from 'react-router-dom';
import { MarkerType, Position, ReactFlow, type Edge, type Node } from 'reactflow';
import 'reactflow/dist/base.css';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { processoName, resumoName } from '../processo-name.ts';
import { nodeSize, placesOf } from '../relation-map.ts';
import styles from '../Processo.module.css';

/** This process, and beside it each that received it, that it received or that it points to, under what it is. */
export const MapaDesenhado = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const navigate = useNavigate();
  const places = placesOf(processo.relacoes);
  const look = { ...nodeSize, draggable: false, connectable: false, selectable: false, focusable: false };
  const nodes: Node[] = [
    {
      ...look,
      id: 'este',
      position: { x: 0, y: 0 },
      sourcePosition: Position.Right,
      targetPosition: Position.Right,
      data: { label: processoName(processo) },
      className: styles.thisNode ?? '',
    },
    ...places.map(({ relacao, x, y }) => ({
      ...look,
      id: String(relacao.id),
      position: { x, y },
      sourcePosition: Position.Left,
      targetPosition: Position.Left,
      data: {
        label: (
          <span>
            <span className={styles.kind}>{text(`processoConsulta.relacoes.traco.${relacao.especie}`)}</span>
            {resumoName(relacao.processo)}
          </span>
        ),
      },
      className: styles.node ?? '',
    })),
  ];
  const edges: Edge[] = places.map(({ relacao: { id, especie, papel } }) => ({
    id: `traco-${id}`,
    type: 'smoothstep',
    source: papel === 'OUTRO' ? String(id) : 'este',
    target: papel === 'OUTRO' ? 'este' : String(id),
    focusable: false,
    ariaLabel: text(`processoConsulta.relacoes.traco.${especie}`),
    className: especie === 'ASSOCIADO' ? (styles.loose ?? '') : undefined,
    markerStart:
      especie === 'ANEXADO' || especie === 'APENSADO' ? { type: MarkerType.ArrowClosed } : undefined,
  }));
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      fitView
      fitViewOptions={{ padding: 0.06, maxZoom: 1 }}
      minZoom={0.2}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      panOnDrag={false}
      zoomOnScroll={false}
      zoomOnPinch={false}
      zoomOnDoubleClick={false}
      preventScrolling={false}
      proOptions={{ hideAttribution: true }}
      onNodeClick={(_, node) => {
        const place = places.find(({ relacao }) => String(relacao.id) === node.id);
        if (place) void navigate(consultaPath(place.relacao.processo.id, tipoConteudo.processo));
      }}
    />
  );
};
