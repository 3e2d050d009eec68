/** The three parties and what passes between them, as the picture of the home page. */
export function TrustTriangle() {
  return (
    <svg className="home__triangle" viewBox="0 0 420 360" role="img" aria-labelledby="trust-title trust-text">
      <title id="trust-title">The trust triangle</title>
      <desc id="trust-text">
        An issuer gives a credential to a holder. The holder shows a presentation to a verifier. The verifier trusts the
        issuer, whose keys it finds in a registry.
      </desc>
      <g className="home__edges" fill="none" strokeWidth="2.5" strokeLinecap="round">
        <path d="M178 96 L96 226" />
        <path d="M142 276 H278" />
        <path className="home__edge--trust" d="M324 226 L242 96" strokeDasharray="2 9" />
      </g>
      <g className="home__heads">
        <path d="M92 234 l2 -15 l11 7 z" />
        <path d="M286 276 l-13 -7 v14 z" />
        <path d="M238 88 l-2 15 l-11 -7 z" transform="rotate(-4 238 88)" />
      </g>
      <Party x={210} y={64} name="Issuer" />
      <Party x={82} y={276} name="Holder" />
      <Party x={338} y={276} name="Verifier" />
      <g className="home__labels" textAnchor="middle">
        <text x="92" y="154">
          credential
        </text>
        <text x="210" y="304">
          presentation
        </text>
        <text x="326" y="154">
          trust
        </text>
      </g>
      <g className="home__registry">
        <rect x="154" y="162" width="112" height="52" rx="12" />
        <text x="210" y="184" textAnchor="middle">
          DID registry
        </text>
        <text x="210" y="202" textAnchor="middle">
          keys, status
        </text>
      </g>
    </svg>
  );
}

function Party({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g className="home__party">
      <circle cx={x} cy={y} r="46" />
      <text x={x} y={y + 6} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}
