/** Features that Playwright 1.65 switches off. Chromium heeds only the last such switch, so that ours repeats them. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar, which no test sees. Loaded for each test, they took a quarter of the time of all tests. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process that waits for a next site, which no test goes to. */
const spareProcess = ['SpareRendererForSitePerProcess'];

/** A mouse, as Playwright gives every browser that it starts. Ours is the last such switch here, too. */
const mouse = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'];

/** Switches of Chromium where no window is needed, as for measuring what readers wait for. */
export const chromiumArgs = [
  // Root in a container has no sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // By itself a headless shell fits letters to whole pixels, which makes lines wider than any reader sees them.
  '--font-render-hinting=slight',
  // Frames load as far ahead as on a fast network, which a headless shell does not know it has.
  `--blink-settings=${[...mouse, 'lazyLoadingFrameMarginPxUnknown=1250'].join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...addressBar, ...spareProcess].join(',')}`,
];

/**
 * Switches of Chromium for tests. What is compiled of a page is gone with it, and so is axe: to optimize it takes longer
 * than to run it as it is, a twentieth of the time of a test, and an eighth where axe looks at a page.
 */
export const testArgs = [
  ...chromiumArgs,
  '--js-flags=--no-maglev --no-opt',
  // One process fewer to draw through, and one for all hosts of a test: a twelfth of the time.
  '--in-process-gpu',
  '--disable-site-isolation-trials',
];
