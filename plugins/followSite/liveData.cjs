const EXPORT = /^export (default|const pageData =) /m;

/**
 * Lets the browser go on with new data: what the module exports stays the same object with new content, and the page
 * hears of it. It is JavaScript, since the compiler loads it by itself.
 */
module.exports = function liveData(code, map) {
  const kind = EXPORT.exec(code)?.[1];
  if (!kind) throw new Error('The data of the site are no plain module. Was Rspress updated?');
  const lines = [
    code.replace(EXPORT, 'const latest = '),
    'const hot = import.meta.webpackHot;',
    'const live = Object.assign(hot.data?.live ?? {}, latest);',
    `export ${kind} live;`,
    'hot.accept();',
    'hot.dispose((kept) => void (kept.live = live));',
    `if (hot.data) dispatchEvent(new Event(${JSON.stringify(this.getOptions().event)}));`,
  ];
  this.callback(null, lines.join('\n'), map);
};
