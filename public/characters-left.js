// "43 characters left" at a field follows what is typed. Screen readers are told once somebody pauses, not at every
// key. Without this file the words stay those of the field as it arrived.
(function () {
  function follow(told) {
    var id = told.getAttribute("data-left-of");
    var most = Number(told.getAttribute("data-most"));
    var field = document.getElementById(id);
    var words = document.getElementById(id + "-left");
    var pause;
    function count() {
      var left = most - field.value.trim().length;
      var number = Math.abs(left);
      words.textContent =
        number + (number === 1 ? " character " : " characters ") + (left < 0 ? "too many" : "left");
    }
    field.addEventListener("input", function () {
      count();
      clearTimeout(pause);
      pause = setTimeout(function () {
        told.textContent = words.textContent;
      }, 1000);
    });
    // A browser may have put back what was typed before.
    count();
  }
  document.querySelectorAll("[data-left-of]").forEach(follow);
})();
