/** The three parties and what passes between them, as the picture of the home page. */
export function TrustTriangle() {
  return (
    <svg className="triangle" viewBox="0 0 440 344" role="img" aria-labelledby="triangle-title triangle-text">
      <title id="triangle-title">The trust triangle</title>
      <desc id="triangle-text">
        An issuer gives a credential to a holder. The holder shows a presentation to a verifier. The verifier trusts the
        issuer. A registry holds the issuer's keys and the status of its credentials.
      </desc>
      <defs>
        <marker id="triangle-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path className="triangle__head" d="M0 0 L10 5 L0 10 z" />
        </marker>
        <marker
          id="triangle-trust"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path className="triangle__head triangle__head--trust" d="M0 0 L10 5 L0 10 z" />
        </marker>
      </defs>
      <g className="triangle__registry">
        <path d="M220 112 V174 M274 214 L304 236" />
        <rect x="166" y="174" width="108" height="54" rx="10" />
        <text x="220" y="197">
          DID registry
        </text>
        <text x="220" y="215">
          keys, status
        </text>
      </g>
      <g className="triangle__edges">
        <path d="M191 108 L122 222" markerEnd="url(#triangle-head)" />
        <path d="M146 268 H292" markerEnd="url(#triangle-head)" />
        <path className="triangle__edge--trust" d="M318 222 L249 108" markerEnd="url(#triangle-trust)" />
      </g>
      <Party x={220} y={62} name="Issuer" />
      <Party x={92} y={268} name="Holder" />
      <Party x={348} y={268} name="Verifier" />
      <g className="triangle__labels">
        <text x="142" y="150" textAnchor="end">
          credential
        </text>
        <text x="220" y="294" textAnchor="middle">
          presentation
        </text>
        <text x="298" y="150">
          trust
        </text>
      </g>
    </svg>
  );
}

function Party({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g className="triangle__party">
      <circle cx={x} cy={y} r="48" />
      <text x={x} y={y + 6}>
        {name}
      </text>
    </g>
  );
}
