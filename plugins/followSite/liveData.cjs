const DATA = /^export (default|const pageData =) (\{.*\});?$/m;

/**
 * Lets the browser go on with new data: what the module exports stays the same object with new content, and the page
 * hears of it. The data are a text in it, which compiler and browser read many times faster than a program. It is
 * JavaScript, since the compiler loads it by itself.
 */
module.exports = function liveData(code, map) {
  const [statement, kind, data] = DATA.exec(code) ?? [];
  if (!kind) throw new Error('The data of the site are no plain module. Was Rspress updated?');
  const text = data.replace(/[\\']/g, '\\$&');
  const lines = [
    code.replace(statement, () => `const latest = JSON.parse('${text}');`),
    'const hot = import.meta.webpackHot;',
    'const live = Object.assign(hot.data?.live ?? {}, latest);',
    `export ${kind} live;`,
    'hot.accept();',
    'hot.dispose((kept) => void (kept.live = live));',
    `if (hot.data) dispatchEvent(new Event(${JSON.stringify(this.getOptions().event)}));`,
  ];
  this.callback(null, lines.join('\n'), map);
};
